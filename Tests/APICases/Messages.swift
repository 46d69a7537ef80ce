import BeeRuntime
import Case002
import Case004
import Case006
import Case008
import Case010
import Case012
import Case014
import Case016
import Case018
import Case020
import Case022
import Case024
import Case026
import Case028
import Case030
import Case032
import Case034
import Case036
import Case038
import Case040
import Case044
import Case046
import Case048
import Case050
import Case052
import Case056
import Case060
import Case064
import Case066
import Case076
import Case078
import Case082
import Case084

/// The messages that read the responses of the cases, by case and operation.
let messages: [String: @Sendable (HTTPResponse) async -> Outcome] = [
    "002 getInvoice": { await outcome(of: Case002.GetInvoice(id: "1"), answeredWith: $0) },
    "004 getVote": { await outcome(of: Case004.GetVote(id: "1"), answeredWith: $0) },
    "006 getPet": { await outcome(of: Case006.GetPet(id: "1"), answeredWith: $0) },
    "008 getDevice": { await outcome(of: Case008.GetDevice(id: "1"), answeredWith: $0) },
    "010 getLabel": { await outcome(of: Case010.GetLabel(id: "1"), answeredWith: $0) },
    "012 getLinks": { await outcome(of: Case012.GetLinks(id: "1"), answeredWith: $0) },
    "014 getRule": { await outcome(of: Case014.GetRule(id: "1"), answeredWith: $0) },
    "016 Client": { await outcome(of: Case016.Client(), answeredWith: $0) },
    "018 getTag": { await outcome(of: Case018.GetTag(id: "1"), answeredWith: $0) },
    "020 getMood": { await outcome(of: Case020.GetMood(id: "1"), answeredWith: $0) },
    "022 getNote": { await outcome(of: Case022.GetNote(id: "1"), answeredWith: $0) },
    "024 getPerson": { await outcome(of: Case024.GetPerson(id: "1"), answeredWith: $0) },
    "026 getComment": { await outcome(of: Case026.GetComment(id: "1"), answeredWith: $0) },
    "028 getPage": { await outcome(of: Case028.GetPage(id: "1"), answeredWith: $0) },
    "030 getCar": { await outcome(of: Case030.GetCar(id: "1"), answeredWith: $0) },
    "032 getSeries": { await outcome(of: Case032.GetSeries(id: "1"), answeredWith: $0) },
    "034 getBox": { await outcome(of: Case034.GetBox(id: "1"), answeredWith: $0) },
    "036 getHook": { await outcome(of: Case036.GetHook(id: "1"), answeredWith: $0) },
    "038 getTarget": { await outcome(of: Case038.GetTarget(id: "1"), answeredWith: $0) },
    "040 listBlocks": { await outcome(of: Case040.ListBlocks(), answeredWith: $0) },
    "044 getCount": { await outcome(of: Case044.GetCount(id: "1"), answeredWith: $0) },
    "046 getScores": { await outcome(of: Case046.GetScores(id: "1"), answeredWith: $0) },
    "048 getForm": { await outcome(of: Case048.GetForm(id: "1"), answeredWith: $0) },
    "050 getKey": { await outcome(of: Case050.GetKey(id: "1"), answeredWith: $0) },
    "052 getStamp": { await outcome(of: Case052.GetStamp(id: "1"), answeredWith: $0) },
    "056 listCats": { await outcome(of: Case056.ListCats(names: ["x"]), answeredWith: $0) },
    "060 getJob": { await outcome(of: Case060.GetJob(id: "1"), answeredWith: $0) },
    "064 sendForm": { await outcome(of: Case064.SendForm(a: "1"), answeredWith: $0) },
    "066 chat": { await outcome(of: Case066.Chat(stream: true), answeredWith: $0) },
    "076 getVersion": { await outcome(of: Case076.GetVersion(id: "1"), answeredWith: $0) },
    "078 getA": { await outcome(of: Case078.GetA(), answeredWith: $0) },
    "082 getA": { await outcome(of: Case082.GetA(), answeredWith: $0) },
    "084 getOld": { await outcome(of: Case084.GetOld(.init()), answeredWith: $0) },
]

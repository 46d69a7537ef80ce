import ScaffoldCLI

CommandLineTool.main()

/// What `Schemas/twitter.yaml` describes, as a person would write it for `JSONDecoder`.
enum CodableTwitter {
    struct Search: Codable {
        var statuses: [Status], search_metadata: Metadata
    }
    struct Metadata: Codable {
        var completed_in: Double, max_id: Int, max_id_str: String, next_results: String, query: String
        var refresh_url: String, count: Int, since_id: Int, since_id_str: String
    }
    /// A class, since a structure cannot contain itself.
    final class Status: Codable {
        var metadata: Kind, created_at: String, id: Int, id_str: String, text: String, source: String, truncated: Bool
        var in_reply_to_status_id: Int?, in_reply_to_status_id_str: String?, in_reply_to_user_id: Int?
        var in_reply_to_user_id_str: String?, in_reply_to_screen_name: String?
        var user: User, geo: Point?, coordinates: Point?, place: Place?, contributors: [Int]?
        var retweeted_status: Status?
        var retweet_count: Int, favorite_count: Int, entities: StatusEntities, favorited: Bool, retweeted: Bool
        var possibly_sensitive: Bool?
        var lang: String
    }
    struct Kind: Codable {
        var result_type: String, iso_language_code: String
    }
    struct Point: Codable {
        var type: String, coordinates: [Double]
    }
    struct Place: Codable {
        var id: String, full_name: String
    }
    struct User: Codable {
        var id: Int, id_str: String, name: String, screen_name: String, location: String, description: String
        var url: String?
        var entities: UserEntities, protected: Bool, followers_count: Int, friends_count: Int, listed_count: Int
        var created_at: String, favourites_count: Int
        var utc_offset: Int?, time_zone: String?
        var geo_enabled: Bool, verified: Bool, statuses_count: Int, lang: String, contributors_enabled: Bool
        var is_translator: Bool, is_translation_enabled: Bool, profile_background_color: String
        var profile_background_image_url: String, profile_background_image_url_https: String
        var profile_background_tile: Bool, profile_image_url: String, profile_image_url_https: String
        var profile_banner_url: String?
        var profile_link_color: String, profile_sidebar_border_color: String, profile_sidebar_fill_color: String
        var profile_text_color: String, profile_use_background_image: Bool, default_profile: Bool
        var default_profile_image: Bool, following: Bool, follow_request_sent: Bool, notifications: Bool
    }
    struct UserEntities: Codable {
        var description: Links, url: Links?
    }
    struct Links: Codable {
        var urls: [Link]
    }
    struct StatusEntities: Codable {
        var hashtags: [Hashtag], symbols: [Hashtag], urls: [Link], user_mentions: [Mention], media: [Media]?
    }
    struct Hashtag: Codable {
        var text: String, indices: [Int]
    }
    struct Link: Codable {
        var url: String, expanded_url: String, display_url: String, indices: [Int]
    }
    struct Mention: Codable {
        var screen_name: String, name: String, id: Int, id_str: String, indices: [Int]
    }
    struct Media: Codable {
        var id: Int, id_str: String, indices: [Int], media_url: String, media_url_https: String, url: String
        var display_url: String, expanded_url: String, type: String, sizes: Sizes
        var source_status_id: Int?, source_status_id_str: String?
    }
    struct Sizes: Codable {
        var medium: Size, small: Size, thumb: Size, large: Size
    }
    struct Size: Codable {
        var w: Int, h: Int, resize: String
    }
}

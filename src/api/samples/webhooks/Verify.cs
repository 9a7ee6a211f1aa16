// Verifies the signature of a webhook with .NET 10 or later:
// dotnet run Verify.cs <webhook-id> <webhook-timestamp> <webhook-signature> <body.json> [now]
using System.Globalization;
using System.Security.Cryptography;
using System.Text;

try
{
    var keys = Webhooks.ReadKeys();
    var headers = new Dictionary<string, string>
    {
        ["webhook-id"] = args[0],
        ["webhook-timestamp"] = args[1],
        ["webhook-signature"] = args[2],
    };
    var rawBody = File.ReadAllBytes(args[3]);
    var now = args.Length > 4
        ? DateTimeOffset.FromUnixTimeSeconds(long.Parse(args[4], CultureInfo.InvariantCulture))
        : DateTimeOffset.UtcNow;
    var isValid = Webhooks.Verify(keys, headers, rawBody, now);
    Console.WriteLine(isValid ? "valid" : "not valid");
    return isValid ? 0 : 1;
}
catch (InvalidOperationException error)
{
    Console.Error.WriteLine(error.Message);
    return 1;
}

static class Webhooks
{
    const int ToleranceSeconds = 5 * 60;
    const int MinKeyBytes = 16;

    /// <summary>Reads the keys that deliveries may be signed with.</summary>
    public static List<byte[]> ReadKeys()
    {
        var secrets = Environment.GetEnvironmentVariable("CLEARWARDEN_WEBHOOK_SECRET") ?? "";
        var keys = new List<byte[]>();
        // During a rotation the variable holds two secrets with a space between them.
        foreach (var secret in secrets.Split(' '))
        {
            var encoded = secret.StartsWith("whsec_", StringComparison.Ordinal) ? secret[6..] : secret;
            var key = new byte[encoded.Length];
            // Anyone could sign with an empty key.
            if (!Convert.TryFromBase64String(encoded, key, out var length) || length < MinKeyBytes)
            {
                throw new InvalidOperationException(
                    "CLEARWARDEN_WEBHOOK_SECRET needs secrets of at least 16 bytes in Base64");
            }
            keys.Add(key[..length]);
        }
        return keys;
    }

    /// <summary>
    /// Says whether a delivery comes from Clearwarden and is at most five minutes old.
    /// </summary>
    /// <param name="keys">from ReadKeys</param>
    /// <param name="headers">with names in lower case</param>
    /// <param name="rawBody">as received, before any parsing</param>
    /// <param name="now">the current time</param>
    public static bool Verify(
        IEnumerable<byte[]> keys,
        IReadOnlyDictionary<string, string> headers,
        byte[] rawBody,
        DateTimeOffset now)
    {
        var id = headers.GetValueOrDefault("webhook-id", "");
        var timestamp = headers.GetValueOrDefault("webhook-timestamp", "");
        var signatures = headers.GetValueOrDefault("webhook-signature", "").Split(' ');
        if (!long.TryParse(timestamp, NumberStyles.None, CultureInfo.InvariantCulture, out var sent)
            || Math.Abs(now.ToUnixTimeSeconds() - sent) > ToleranceSeconds)
        {
            return false;
        }

        byte[] signed = [.. Encoding.UTF8.GetBytes($"{id}.{timestamp}."), .. rawBody];
        return keys.Any(key =>
        {
            var hash = Convert.ToBase64String(HMACSHA256.HashData(key, signed));
            var expected = Encoding.UTF8.GetBytes($"v1,{hash}");
            // FixedTimeEquals takes the same time wherever the texts differ.
            return signatures.Any(signature =>
                CryptographicOperations.FixedTimeEquals(Encoding.UTF8.GetBytes(signature), expected));
        });
    }
}

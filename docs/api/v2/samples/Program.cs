// ASP.NET Core 8 or later: dotnet add package Npgsql
using System.Globalization;
using System.Security.Cryptography;
using System.Text;
using System.Text.Json;
using Npgsql;

var keys = ReadKeys();
var builder = WebApplication.CreateBuilder(args);
builder.WebHost.ConfigureKestrel(options => options.Limits.MaxRequestBodySize = 100_000);
var app = builder.Build();
var connectionString = app.Configuration.GetConnectionString("Webhooks")
    ?? throw new InvalidOperationException("ConnectionStrings:Webhooks is not set");
await using var database = NpgsqlDataSource.Create(connectionString);

// HttpRequest instead of a model: binding one would parse the body.
app.MapPost("/clearwarden", async (HttpRequest request) =>
{
    using var buffer = new MemoryStream();
    await request.Body.CopyToAsync(buffer);
    var rawBody = buffer.ToArray();
    if (!Verify(keys, request.Headers, rawBody, DateTimeOffset.UtcNow))
    {
        return Results.Unauthorized();
    }
    string body;
    try
    {
        body = new UTF8Encoding(false, throwOnInvalidBytes: true).GetString(rawBody);
        using var document = JsonDocument.Parse(body);
    }
    catch (Exception error) when (error is JsonException or DecoderFallbackException)
    {
        return Results.BadRequest();
    }
    // If this fails, the response is 500, and Clearwarden sends the delivery again.
    await using var command = database.CreateCommand(
        "INSERT INTO webhook_deliveries (webhook_id, body) VALUES ($1, $2) ON CONFLICT (webhook_id) DO NOTHING");
    command.Parameters.AddWithValue(request.Headers["webhook-id"].ToString());
    command.Parameters.AddWithValue(body);
    await command.ExecuteNonQueryAsync();
    return Results.NoContent();
});

app.Run();

static List<byte[]> ReadKeys()
{
    // During a rotation the variable holds two secrets with a space between them.
    var secrets = Environment.GetEnvironmentVariable("CLEARWARDEN_WEBHOOK_SECRET") ?? "";
    var keys = new List<byte[]>();
    foreach (var secret in secrets.Split(' '))
    {
        var encoded = secret.StartsWith("whsec_", StringComparison.Ordinal) ? secret[6..] : secret;
        var key = new byte[encoded.Length];
        // Anyone could sign with an empty key.
        if (!Convert.TryFromBase64String(encoded, key, out var length) || length < 16)
        {
            throw new InvalidOperationException(
                "CLEARWARDEN_WEBHOOK_SECRET needs secrets of at least 16 bytes in Base64");
        }
        keys.Add(key[..length]);
    }
    return keys;
}

static bool Verify(List<byte[]> keys, IHeaderDictionary headers, byte[] rawBody, DateTimeOffset now)
{
    var id = headers["webhook-id"].ToString();
    var timestamp = headers["webhook-timestamp"].ToString();
    if (!long.TryParse(timestamp, NumberStyles.None, CultureInfo.InvariantCulture, out var sent)
        || Math.Abs(now.ToUnixTimeSeconds() - sent) > 5 * 60)
    {
        return false;
    }
    byte[] signed = [.. Encoding.UTF8.GetBytes($"{id}.{timestamp}."), .. rawBody];
    var given = headers["webhook-signature"].ToString().Split(' ');
    return keys.Any(key =>
    {
        var expected = Encoding.UTF8.GetBytes("v1," + Convert.ToBase64String(HMACSHA256.HashData(key, signed)));
        return given.Any(signature =>
            CryptographicOperations.FixedTimeEquals(Encoding.UTF8.GetBytes(signature), expected));
    });
}

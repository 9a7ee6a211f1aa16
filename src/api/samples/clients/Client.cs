// .NET 10 or later: dotnet run Client.cs [idempotency-key]
// Creates a test request, updates it, and lists all requests.
using System.Net.Http.Headers;
using System.Text.Json;
using System.Text.Json.Nodes;

var baseUrl = Environment.GetEnvironmentVariable("CLEARWARDEN_BASE_URL")
    ?? "https://harborpine.clearwarden.example/api/v2";
var token = Environment.GetEnvironmentVariable("CLEARWARDEN_TOKEN");
if (string.IsNullOrEmpty(token))
{
    Console.Error.WriteLine("CLEARWARDEN_TOKEN is not set");
    return 1;
}

// Made once, and sent with every repeat. If the program stops, run it again with the key.
var key = args.Length > 0 ? args[0] : Guid.NewGuid().ToString();
Console.Error.WriteLine($"Idempotency-Key: {key}");

using var api = new ApiClient(baseUrl, token);
try
{
    var created = await api.CallAsync(
        HttpMethod.Post,
        "/privacy-requests",
        ("Idempotency-Key", key),
        """
        {
          "type": "access",
          "subject": {
            "email": "jordan.avery@mail.example",
            "country": "US",
            "region": "US-CA"
          },
          "notify_subject": false,
          "test": true
        }
        """);
    var id = (string?)created.Json["id"];
    Console.WriteLine($"created {id}");

    // If someone changes the request in between, the answer is 412, and nothing is overwritten.
    var path = $"/privacy-requests/{id}";
    var version = (await api.CallAsync(HttpMethod.Get, path)).Headers.ETag;
    await api.CallAsync(
        HttpMethod.Patch, path, ("If-Match", $"{version}"), """{"tags": ["checked"]}""");
    Console.WriteLine($"updated {id}");

    var count = 0;
    await foreach (var request in api.ListAsync("/privacy-requests?limit=100"))
    {
        if (request["id"] is not null) count++;
    }
    Console.WriteLine($"listed {count} requests");
    return 0;
}
catch (Failure failure)
{
    Console.Error.WriteLine(failure.Message);
    return 1;
}

/// <summary>Says on one line why the program stops.</summary>
class Failure(string message) : Exception(message);

/// <summary>An answer of success.</summary>
record Answer(HttpResponseHeaders Headers, JsonNode Json);

class ApiClient(string baseUrl, string token) : IDisposable
{
    const int MaxRepeats = 3;
    static readonly TimeSpan MaxWait = TimeSpan.FromSeconds(60);

    readonly HttpClient http = new() { Timeout = TimeSpan.FromSeconds(30) };

    public void Dispose() => http.Dispose();

    /// <summary>Calls the API, and retries the call while that can help.</summary>
    public async Task<Answer> CallAsync(
        HttpMethod method,
        string path,
        (string Name, string Value)? header = null,
        string? json = null)
    {
        for (var repeats = 0; ; repeats++)
        {
            var (status, headers, text) = await SendAsync(method, path, header, json);
            var message = $"{method} {path}: {status} {text}";
            if (headers is not null && status is >= 200 and <= 299)
            {
                var parsed = Parse(text) ?? throw new Failure($"Not JSON: {message}");
                return new Answer(headers, parsed);
            }

            var isInProgress = status == 409 && text.Contains("#idempotency-in-progress\"");
            if (status is not (0 or 429 or 500 or 502 or 503 or 504) && !isInProgress)
            {
                throw new Failure(message);
            }
            var wait = headers?.RetryAfter?.Delta ?? TimeSpan.FromSeconds(2 << repeats);
            if (repeats == MaxRepeats || wait > MaxWait)
            {
                throw new Failure(
                    $"Stopped, the next repeat would be in {wait.TotalSeconds} s. {message}");
            }
            Console.Error.WriteLine($"{status}, repeated in {wait.TotalSeconds} s");
            await Task.Delay(wait);
        }
    }

    /// <summary>All entries of a list, page by page.</summary>
    /// <param name="path">with a query</param>
    public async IAsyncEnumerable<JsonNode> ListAsync(string path)
    {
        for (var next = path; next is not null;)
        {
            var page = (await CallAsync(HttpMethod.Get, next)).Json;
            foreach (var entry in page["data"]!.AsArray()) yield return entry!;
            var pagination = page["pagination"]!;
            next = (bool)pagination["has_more"]!
                ? $"{path}&cursor={Uri.EscapeDataString((string)pagination["next_cursor"]!)}"
                : null;
        }
    }

    /// <summary>Sends a call once. Without an answer, the status is 0.</summary>
    async Task<(int Status, HttpResponseHeaders? Headers, string Text)> SendAsync(
        HttpMethod method, string path, (string Name, string Value)? header, string? json)
    {
        // A message is sent once. The bytes are the same each time, because the API compares them.
        using var request = new HttpRequestMessage(method, baseUrl + path);
        request.Headers.Authorization = new AuthenticationHeaderValue("Bearer", token);
        if (header is var (name, value)) request.Headers.Add(name, value);
        if (json is not null)
        {
            request.Content = new StringContent(json, new MediaTypeHeaderValue("application/json"));
        }
        try
        {
            using var response = await http.SendAsync(request);
            var text = await response.Content.ReadAsStringAsync();
            return ((int)response.StatusCode, response.Headers, text);
        }
        catch (Exception error) when (error is HttpRequestException or TaskCanceledException)
        {
            return (0, null, error.Message);
        }
    }

    static JsonNode? Parse(string text)
    {
        try
        {
            return JsonNode.Parse(text);
        }
        catch (JsonException)
        {
            return null;
        }
    }
}

# frozen_string_literal: true

# Ruby 2.7 or later: ruby client.rb [idempotency-key]
# Creates a test request, updates it, and lists all requests.
require 'json'
require 'net/http'
require 'securerandom'

MAX_REPEATS = 3
MAX_WAIT_SECONDS = 60
REPEATED = [0, 429, 500, 502, 503, 504].freeze

BASE_URL = ENV.fetch(
  'CLEARWARDEN_BASE_URL', 'https://harborpine.clearwarden.example/api/v2'
)
TOKEN = ENV.fetch('CLEARWARDEN_TOKEN') { abort 'CLEARWARDEN_TOKEN is not set' }

# Sends a call once. Without an answer, the status is 0.
def send_once(method, path, headers, body)
  uri = URI(BASE_URL + path)
  request = Net::HTTPGenericRequest.new(method, !body.nil?, true, uri)
  { 'Authorization' => "Bearer #{TOKEN}", **headers }.each { |name, value| request[name] = value }
  request.body = body
  # Net::HTTP would repeat some calls by itself.
  options = { use_ssl: uri.scheme == 'https', open_timeout: 10, read_timeout: 30, max_retries: 0 }
  response = Net::HTTP.start(uri.hostname, uri.port, **options) { |http| http.request(request) }
  [response.code.to_i, response, response.body.to_s]
rescue IOError, SystemCallError, SocketError, Timeout::Error, OpenSSL::SSL::SSLError => e
  [0, {}, e.message]
end

# Calls the API, and retries the call while that can help.
def call(method, path, headers: {}, value: nil)
  # The bytes are the same each time, because the API compares them.
  body = value && JSON.generate(value)
  headers = { 'Content-Type' => 'application/json' }.merge(headers)
  (0..MAX_REPEATS).each do |repeats|
    status, answer, text = send_once(method, path, headers, body)
    message = "#{method} #{path}: #{status} #{text}"
    if status.between?(200, 299)
      begin
        return [answer, JSON.parse(text)]
      rescue JSON::ParserError
        abort "Not JSON: #{message}"
      end
    end

    in_progress = status == 409 && text.include?('#idempotency-in-progress"')
    abort message unless REPEATED.include?(status) || in_progress
    seconds = answer['Retry-After'].to_s
    wait = seconds.match?(/\A\d+\z/) ? seconds.to_i : 2**(repeats + 1)
    if repeats == MAX_REPEATS || wait > MAX_WAIT_SECONDS
      abort "Stopped, the next repeat would be in #{wait} s. #{message}"
    end
    warn "#{status}, repeated in #{wait} s"
    sleep wait
  end
end

# Gives all entries of a list, page by page.
def list(path, query)
  return enum_for(:list, path, query) unless block_given?

  loop do
    _, page = call('GET', "#{path}?#{URI.encode_www_form(query)}")
    page['data'].each { |entry| yield entry }
    return unless page['pagination']['has_more']

    query = query.merge(cursor: page['pagination']['next_cursor'])
  end
end

# Made once, and sent with every repeat. If the program stops, run it again with the key.
key = ARGV[0] || SecureRandom.uuid
warn "Idempotency-Key: #{key}"
_, created = call(
  'POST', '/privacy-requests',
  headers: { 'Idempotency-Key' => key },
  value: {
    type: 'access',
    subject: { email: 'jordan.avery@mail.example', country: 'US', region: 'US-CA' },
    notify_subject: false,
    test: true
  }
)
privacy_request = "/privacy-requests/#{created['id']}"
puts "created #{created['id']}"

# If someone changes the request in between, the answer is 412, and nothing is overwritten.
answer, = call('GET', privacy_request)
call('PATCH', privacy_request, headers: { 'If-Match' => answer['ETag'] }, value: { tags: ['checked'] })
puts "updated #{created['id']}"

puts "listed #{list('/privacy-requests', { limit: 100 }).count} requests"

# frozen_string_literal: true

# Verifies the signature of a webhook with Ruby 2.7 or later:
# ruby verify.rb <webhook-id> <webhook-timestamp> <webhook-signature> [now] < body.json
require 'openssl'

TOLERANCE_SECONDS = 5 * 60
MIN_KEY_BYTES = 16

# Reads the keys that deliveries may be signed with.
def read_keys
  # During a rotation the variable holds two secrets with a space between them.
  keys = ENV.fetch('CLEARWARDEN_WEBHOOK_SECRET').split.map do |secret|
    secret.delete_prefix('whsec_').unpack1('m0')
  end
  # Anyone could sign with an empty key.
  raise ArgumentError if keys.empty? || keys.any? { |key| key.bytesize < MIN_KEY_BYTES }

  keys
rescue ArgumentError
  raise 'CLEARWARDEN_WEBHOOK_SECRET needs secrets of at least 16 bytes in Base64'
end

# Says whether a delivery comes from Clearwarden and is at most five minutes old.
# The names of the headers are in lower case, the raw body is as received, before
# any parsing, and now is a Time.
def verify(keys, headers, raw_body, now)
  timestamp = headers['webhook-timestamp'].to_s
  return false unless timestamp.match?(/\A\d+\z/)
  return false if (now.to_i - timestamp.to_i).abs > TOLERANCE_SECONDS

  signed = "#{headers['webhook-id']}.#{timestamp}.".b + raw_body.b
  given = headers['webhook-signature'].to_s.split
  keys.any? do |key|
    expected = "v1,#{[OpenSSL::HMAC.digest('SHA256', key, signed)].pack('m0')}"
    given.any? { |signature| OpenSSL.secure_compare(signature, expected) }
  end
end

# Not where another program requires the functions.
if $PROGRAM_NAME == __FILE__
  keys = read_keys
  id, timestamp, signature, now = ARGV
  headers = {
    'webhook-id' => id,
    'webhook-timestamp' => timestamp,
    'webhook-signature' => signature
  }
  now = now ? Time.at(Integer(now, 10)) : Time.now
  valid = verify(keys, headers, $stdin.binmode.read, now)
  puts valid ? 'valid' : 'not valid'
  exit valid
end

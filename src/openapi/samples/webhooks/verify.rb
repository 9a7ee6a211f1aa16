# frozen_string_literal: true

# Verifies the signature of a webhook with Ruby 2.7 or later:
# ruby verify.rb <webhook-id> <webhook-timestamp> <webhook-signature> [now] < body.json
require 'openssl'

TOLERANCE_SECONDS = 5 * 60

# Says whether a delivery comes from Clearwarden and is at most five minutes old.
# The names of the headers are in lower case, the raw body is as received, before
# any parsing, and now is a Time.
def verify(headers, raw_body, now)
  timestamp = headers['webhook-timestamp'].to_s
  return false unless timestamp.match?(/\A\d+\z/)
  return false if (now.to_i - timestamp.to_i).abs > TOLERANCE_SECONDS

  signed = "#{headers['webhook-id']}.#{timestamp}.".b + raw_body.b
  given = headers['webhook-signature'].to_s.split
  # During a rotation the variable holds two secrets with a space between them.
  ENV.fetch('CLEARWARDEN_WEBHOOK_SECRET').split.any? do |secret|
    key = secret.delete_prefix('whsec_').unpack1('m0')
    expected = "v1,#{[OpenSSL::HMAC.digest('SHA256', key, signed)].pack('m0')}"
    given.any? { |signature| OpenSSL.secure_compare(signature, expected) }
  end
end

id, timestamp, signature, now = ARGV
headers = {
  'webhook-id' => id,
  'webhook-timestamp' => timestamp,
  'webhook-signature' => signature
}
valid = verify(headers, $stdin.binmode.read, now ? Time.at(Integer(now, 10)) : Time.now)
puts valid ? 'valid' : 'not valid'
exit valid

# frozen_string_literal: true

# Rails 6.1 or later, with verify.rb in lib/.
# In config/routes.rb: post '/clearwarden', to: 'clearwarden_webhooks#create'
require Rails.root.join('lib/verify').to_s

# ActionController::API has no CSRF token, whose place the signature takes.
class ClearwardenWebhooksController < ActionController::API
  NAMES = %w[webhook-id webhook-timestamp webhook-signature].freeze

  def create
    raw_body = request.raw_post # not params, which are parsed
    headers = NAMES.to_h { |name| [name, request.headers[name]] }
    return head(:unauthorized) unless verify(read_keys, headers, raw_body, Time.now)

    body = raw_body.dup.force_encoding(Encoding::UTF_8)
    JSON.parse(body)
    # insert leaves out what is there already. If it fails, Rails responds with 500, and
    # Clearwarden sends the delivery again.
    WebhookDelivery.insert({ webhook_id: headers['webhook-id'], body: body })
    head :no_content
  rescue JSON::ParserError
    head :bad_request
  end
end

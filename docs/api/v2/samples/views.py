# Django 3.2 or later, with verify.py in the same app. In urls.py: path("clearwarden", views.receive)
import json
import time

from django.http import HttpResponse
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST

from .models import WebhookDelivery
from .verify import read_keys, verify

KEYS = read_keys()


# The signature takes the place of the CSRF token, which only forms of your own site have.
@csrf_exempt
@require_POST
def receive(request):
    headers = {name.lower(): value for name, value in request.headers.items()}
    if not verify(KEYS, headers, request.body, time.time()):
        return HttpResponse(status=401)
    try:
        body = request.body.decode()
        json.loads(body)
    except ValueError:
        return HttpResponse(status=400)
    # If this fails, Django responds with 500, and Clearwarden sends the delivery again.
    WebhookDelivery.objects.get_or_create(
        webhook_id=headers["webhook-id"], defaults={"body": body}
    )
    return HttpResponse(status=204)

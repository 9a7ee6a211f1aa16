from django.db import models


class WebhookDelivery(models.Model):
    webhook_id = models.CharField(max_length=100, primary_key=True)
    body = models.TextField()
    received_at = models.DateTimeField(auto_now_add=True)
    handled_at = models.DateTimeField(null=True)
    attempts = models.IntegerField(default=0)

    class Meta:
        db_table = "webhook_deliveries"

const seen = new Set<string>();

/** Call it when an order is confirmed. It waits for consent to advertising, over route changes as well. */
export function reportConversion(orderId: string, value: number, currency: string): void {
  if (seen.has(orderId)) return; // an effect can run twice, and a visitor can come back to the route
  seen.add(orderId);
  window.clearwardenQueue ??= [];
  window.clearwardenQueue.push(async (consent) => {
    await consent.whenGranted('advertising');
    window.dataLayer ??= [];
    window.dataLayer.push({event: 'spa_conversion', order_id: orderId, value, currency});
  });
}

export function newSafetyRequest(overrides: Record<string, unknown> = {}) {
  return {
    protocol: "Emergency Response Protocol",
    name: "Terry Okafor",
    details: "My wallet is gone, I am at the pharmacy on Calle El Conde.",
    urgency: "emergency",
    ...overrides,
  };
}

/** `operator.json` as delivered. What a file leaves like this is not set: an owner can set it in the browser. */
export const deliveredOperator = {
  legal: {
    effectiveDate: null,
    governingState: null,
    county: null,
    supportContact: null,
    address: null,
  },
  company: { name: null, registration: null },
  people: [],
  staffEmail: "concierge@arribo.example",
  staffLocale: "en",
  supportPhone: "+1 809-555-0100",
  hotline: { number: "+1 809-555-0199", isPlaceholder: true },
  chatHours: { days: [1, 2, 3, 4, 5, 6], from: 8, to: 20 },
  claims: {
    home: { relocations: "2,500+", successRate: "100%", support: "24/7" },
    community: { members: "2,500+", cities: "8" },
    safety: { support: "24/7", safetyRecord: "100%", relocations: "500+" },
    proved: [],
  },
} as const;

import type { TermsSection } from "./terms-content.ts";

/** Version 1.0. Same sections and order as in Spanish. */
export const termsEn: readonly TermsSection[] = [
  {
    id: "agreement",
    title: "What you agree to",
    body: [
      "These are the terms for using Arribo, version 1.0, in force since {effectiveDate}. They are a contract between you and the company that runs Arribo. Please read them before you enter; if you do not agree with them, please do not use the platform.",
      "They apply to everyone: people planning a move, people who already live here, and the vendors who serve them. Where a rule concerns only vendors, we say so.",
    ],
  },
  {
    id: "who-we-are",
    title: "Who we are",
    body: [
      "Arribo is a relocation concierge and a marketplace for the Dominican Republic. We sell relocation packages, answer questions, and introduce you to local vendors and entrepreneurs. We also run a community board, safety information and a translation tool.",
      "Vendors are independent businesses and people. They are not our employees, partners or agents. Unless we tell you in writing that Arribo itself does the work, the vendor does it and answers for it.",
      "What we publish about moving, visas, health, money or safety is general information. It is not legal, medical, tax or financial advice. In an emergency call 9-1-1 first; Arribo is not an emergency service.",
    ],
  },
  {
    id: "eligibility",
    title: "Who may use Arribo",
    body: [
      "You must be at least 13 years old. If you are under 18, you may use Arribo only with the permission of a parent or guardian, who accepts these terms with you and answers for what you do here.",
      "Vendors must be of legal age, able to enter into contracts, and hold the permits their work requires.",
    ],
  },
  {
    id: "accounts",
    title: "Accounts",
    body: [
      "Much of Arribo works without an account. If you open one, give true information, keep it up to date, and keep your password to yourself. What is done with your account counts as done by you until you tell us that someone else is using it, so write to us at once if you suspect that.",
      "One account per business. You may close yours whenever you like; obligations that already exist, such as a booking or a payment, remain.",
    ],
  },
  {
    id: "content",
    title: "What you post",
    body: [
      "Posts, listings, profiles, comments, reviews, photos and other uploaded files are your content, and they stay yours. You answer for them: they must be true, lawful, and yours to share.",
      "So that we can run the platform, you give us a free, non-exclusive license, valid worldwide, to store, show, reproduce, translate and resize your content in order to operate and promote Arribo. It ends when you delete the content or we remove it, except for copies others have already shared and for what we must keep by law.",
      "We do not check everything before it appears. We may hold, move or remove content that breaks these terms. If something here infringes your rights or worries you, tell us and we will look at it.",
    ],
  },
  {
    id: "vendors",
    title: "Vendors and listings",
    body: [
      "A vendor's listing must describe the real business: its name, services, prices, experience, licenses and insurance. We may ask for proof, check references, and, with the vendor's consent, a background check. That lowers the risk; it does not guarantee how a piece of work will turn out.",
      "Being approved once is not a promise of staying listed, nor of any number of requests. Every new vendor is reviewed before appearing in the directory.",
      "Vendors may use a customer's details only for the job they were given for, and must keep them confidential.",
    ],
  },
  {
    id: "bookings",
    title: "Bookings go through the concierge",
    body: [
      "You can book a vendor only through the Arribo concierge, never directly with the vendor. A request you send is not yet a booking: it becomes one when the concierge confirms the vendor, the date and the price.",
      "Customers and vendors who met through Arribo may not move the job or the payment off the platform. That is what lets us help when something goes wrong. We look for contact details and outside-payment offers in vendors' own texts.",
      "Times are given in Santo Domingo time. If you need to change or cancel, tell us as early as you can; any cancellation cost is stated before you confirm.",
    ],
  },
  {
    id: "services-events-products",
    title: "Services, events and products",
    body: [
      "Vendors may offer services, events and products. Each offer says who provides it, what is included, and what it costs. The vendor is responsible for delivering it as described and for complying with the rules that apply to it.",
      "Our own relocation packages include what their description lists on the day you buy, and support for the period stated there. Decisions by authorities, banks or landlords are theirs; no package guarantees them.",
    ],
  },
  {
    id: "payments",
    title: "Payments, fees and refunds",
    body: [
      "Payments are made through third-party processors, under their own terms. We do not store full card numbers.",
      [
        "Platform fees and commissions, where there are any, are disclosed at the point of sale, before you pay.",
        "Purchases are final unless the offer states otherwise.",
        "Refunds are handled case by case, by the vendor or by the platform admin. Write to {supportContact} with your reference and what happened.",
        "Taxes, government fees and bank charges are yours unless the offer includes them.",
      ],
    ],
  },
  {
    id: "reviews",
    title: "Reviews",
    body: [
      "Only the customer of a completed booking can review it, once. Say what happened to you, honestly and without insults or private data. Nobody may buy, trade, invent or threaten their way to a review.",
      "We publish fair reviews, good and bad alike. Ratings are computed from published reviews. Sample data is marked as sample.",
    ],
  },
  {
    id: "conduct",
    title: "What is not allowed",
    body: [
      "Please treat others as you would a neighbor you will meet again. You may not:",
      [
        "lie about who you are, what you offer, or what you paid;",
        "harass, threaten, discriminate against or exploit anyone, least of all a minor;",
        "post what is unlawful, fraudulent, hateful or sexually explicit, or someone's private data without permission;",
        "offer or seek anything that the law of the Dominican Republic or of your own country forbids;",
        "send spam, copy the directory in bulk, or use contact details for anything other than the job;",
        "attack, overload or get around the platform's security, its limits, or the concierge.",
      ],
    ],
  },
  {
    id: "suspension",
    title: "Suspension and removal",
    body: [
      "We may suspend or remove vendor accounts or listings that are fraudulent or harmful, and accounts or content of anyone who breaks these terms. Where there is no danger, we first say what is wrong and give time to correct it. Where someone could be hurt or cheated, we act at once and explain afterwards.",
      "If you think we were mistaken, answer us: a person, not a program, will review the decision.",
    ],
  },
  {
    id: "disclaimers",
    title: "What we cannot promise",
    body: [
      "We work with care, but Arribo is provided as it is and as available. We do not promise that it will never fail, that every text is free of error, or that a vendor will meet your expectations. Automatic answers and translations can be wrong; check anything important with a person.",
      "Links to other sites are a convenience. What happens there is between you and them.",
    ],
  },
  {
    id: "liability",
    title: "Limit of liability",
    body: [
      "As far as the law allows, all we owe you for claims connected with Arribo, taken together, is limited to the amount you paid to Arribo in the 6 months before the event that gave rise to the claim. We are not liable for indirect losses, such as lost profit or a missed opportunity, or for what a vendor or another user does.",
      "Nothing here limits liability for intent, gross negligence, or injury to persons, nor the rights that consumer law gives you and that cannot be waived, such as those of the Dominican Republic's Ley 358-05.",
    ],
  },
  {
    id: "governing-law",
    title: "Governing law",
    body: [
      "These terms are governed by the law of {governingState}. Disputes go to the courts of {county}, unless mandatory law gives you the right to another court. Before going to court, write to us and give us 30 days to find a solution together.",
      "If one clause turns out to be invalid, the rest stays in force. The English and Spanish terms say the same; if they differ, the reading more favourable to you applies.",
    ],
  },
  {
    id: "changes",
    title: "Changes to these terms",
    body: [
      "When we change these terms we give them a new version number and a new date, and ask you to accept them again. The new version applies from your acceptance onwards, not to bookings or purchases made earlier.",
    ],
  },
  {
    id: "your-data",
    title: "Your data",
    body: [
      "We handle personal data under the Dominican Republic's Ley 172-13. We keep what you send us: your name and contact details, what you ask for, and, if you are a vendor, the details of your business. We use it to answer you, arrange bookings and keep the platform safe. We do not sell it. A vendor receives only what the job requires. The Spanish version adds a longer privacy policy; we will gladly explain it in English.",
      [
        "How long: consultation requests, 24 months; chat conversations, 90 days; accounts, bookings and payments, while they are active and then as long as the law requires.",
        "Your rights: you may see your data (access), have it corrected (rectification), have it deleted (suppression), and object to its use (opposition). It costs nothing: write to {supportContact}.",
        "Abroad: text you give to the assistant or the translator may be processed outside the Dominican Republic, but only after the screen has told you so, before you send anything.",
        "Cookies: only what the platform needs, such as your language and, if you sign in, your session. Your browser also stores drafts, your sign-in and your acceptance of these terms. There are no advertising or tracking cookies.",
      ],
    ],
  },
  {
    id: "contact",
    title: "How to reach us",
    body: [
      "Support: {supportContact}. Telephone: {supportPhone}. Postal address: {address}. You can write in English or Spanish; we answer in the language you use.",
    ],
  },
];

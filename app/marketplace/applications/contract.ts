import { z } from "zod";
import {
  businessTypes,
  furtherLanguages,
  vendorCategories,
  vendorStatuses,
  verificationChecks,
} from "#app/marketplace/vendors/values.ts";
import { assigneeFilter, undoOffer } from "#app/staff/shell/contract.ts";
import {
  businessName,
  consent,
  email,
  formSignals,
  line,
  optionalLine,
  optionalPhone,
  optionalText,
  optionalWebsite,
  paging,
  phone,
  recordId,
  recordNumber,
  search,
  text,
  wholeNumber,
} from "#platform/contract.ts";

export const applicationLanguages = ["Spanish", "English", ...furtherLanguages] as const;
export const accountTypes = ["checking", "business", "savings"] as const;

/** By specification. */
const minYear = 1950;

const yearEstablished = wholeNumber(minYear, 9999).check((ctx) => {
  const maximum = new Date().getFullYear();
  if (typeof ctx.value === "number" && ctx.value > maximum)
    ctx.issues.push({ code: "too_big", maximum, origin: "number", input: ctx.value });
});

export const applicationSections = {
  business: z.object({
    businessName: businessName(200),
    businessNameEnglish: businessName(200),
    businessType: z.enum(businessTypes),
    businessRegistrationNumber: line(100),
    taxId: line(50),
    yearEstablished,
    employeeCount: wholeNumber(1, 100_000),
  }),
  owner: z.object({
    ownerFirstName: line(100),
    ownerLastName: line(100),
    ownerIdNumber: line(50),
    primaryPhone: phone,
    secondaryPhone: optionalPhone,
    email,
    website: optionalWebsite,
  }),
  address: z.object({
    streetAddress: text(300),
    city: line(100),
    province: line(100),
    postalCode: optionalLine(20),
  }),
  service: z.object({
    serviceCategory: z.enum(vendorCategories),
    servicesOffered: text(2000),
    serviceDescription: text(3000),
    serviceDescriptionEnglish: text(3000),
    specializations: optionalText(1000),
  }),
  operations: z.object({
    priceRange: text(200),
    businessHours: text(500),
    languages: z.array(z.enum(applicationLanguages)).max(10).default([]),
    serviceAreas: text(1000),
    yearsOfExperience: wholeNumber(0, 100),
  }),
  insurance: z.object({
    businessLicense: optionalText(200),
    insuranceProvider: optionalLine(200),
    insurancePolicyNumber: optionalLine(100),
    bondedInsured: z.boolean().default(false),
  }),
  references: z.object({
    /** One per line; fewer than `wantedReferences` only warn (RULINGS 13). */
    clientReferences: optionalText(3000),
    businessReferences: optionalText(3000),
  }),
  banking: z.object({ bankName: line(200), accountType: z.enum(accountTypes) }),
  emergency: z.object({
    emergencyContactName: line(200),
    emergencyContactPhone: phone,
    emergencyContactRelation: line(100),
  }),
  additional: z.object({
    additionalCertifications: optionalText(2000),
    equipmentOwned: optionalText(2000),
    subcontractors: z.boolean().default(false),
  }),
  consent: z.object({ backgroundCheckConsent: consent, termsAccepted: consent }),
} as const;

export const sectionNames = Object.keys(applicationSections) as (keyof typeof applicationSections)[];
export type SectionName = (typeof sectionNames)[number];

export const newApplication = z.object({
  ...applicationSections.business.shape,
  ...applicationSections.owner.shape,
  ...applicationSections.address.shape,
  ...applicationSections.service.shape,
  ...applicationSections.operations.shape,
  ...applicationSections.insurance.shape,
  ...applicationSections.references.shape,
  ...applicationSections.banking.shape,
  ...applicationSections.emergency.shape,
  ...applicationSections.additional.shape,
  ...applicationSections.consent.shape,
  ...formSignals,
});
export type NewApplication = z.output<typeof newApplication>;

export const wantedReferences = 3;

/** Encrypted at rest; masked for staff until revealed, and each reveal is audited. */
export const sealedFields = [
  "taxId",
  "ownerIdNumber",
  "insurancePolicyNumber",
  "bankName",
  "accountType",
  "emergencyContactName",
  "emergencyContactPhone",
  "emergencyContactRelation",
] as const;
export type SealedField = (typeof sealedFields)[number];

/** The applicant's own phone numbers; those of references and of the emergency contact are others'. */
export const ownPhones = ["primaryPhone", "secondaryPhone"] as const;
export type OwnPhone = (typeof ownPhones)[number];

export const applicationReceipt = z.object({
  success: z.literal(true),
  reference: z.string(),
  /** Anybody who has this path can see the status. */
  statusPath: z.string(),
});
export type ApplicationReceipt = z.infer<typeof applicationReceipt>;

const draftFields = sectionNames
  .flatMap((section) => Object.keys(applicationSections[section].shape))
  .filter((name) => !(sealedFields as readonly string[]).includes(name)) as [string, ...string[]];

/** A started application for another device, as the form holds it: unfinished answers are text. Sealed ones stay behind. */
export const newDraft = z.object({
  email,
  answers: z.partialRecord(
    z.enum(draftFields),
    z.union([z.string().max(3000), z.boolean(), z.array(z.enum(applicationLanguages)).max(10)]),
  ),
  saved: z.array(z.enum(sectionNames)).max(sectionNames.length),
});
export type NewDraft = z.input<typeof newDraft>;
export const storedDraft = newDraft.omit({ email: true });
export const draftReceipt = z.object({
  /** Anybody who has this path can open the draft. */
  path: z.string(),
  /** False without a mail service: our team sends the letter by hand. */
  mailed: z.boolean(),
  expiresAt: z.iso.datetime(),
});

export const applicationStatuses = ["in_review", "changes_requested", "approved", "declined"] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

const applicationStep = z.object({
  at: z.iso.datetime(),
  /** The member of staff, or null for the applicant. */
  by: z.string().nullable(),
  from: z.enum(applicationStatuses),
  to: z.enum(applicationStatuses),
  note: z.string(),
});

/** For the status page: of the application itself only the name. */
export const applicationProgress = z.object({
  reference: z.string(),
  businessName: z.string(),
  status: z.enum(applicationStatuses),
  createdAt: z.iso.datetime(),
  /** End of the promised review time (`reviewDays`). */
  reviewDueAt: z.iso.datetime(),
  /** Oldest first; without names of staff. */
  steps: z.array(applicationStep.omit({ by: true }).extend({ byApplicant: z.boolean() })),
});
export type ApplicationProgress = z.infer<typeof applicationProgress>;

export const applicationSummary = z.object({
  id: z.number().int(),
  reference: z.string(),
  businessName: z.string(),
  businessNameEnglish: z.string(),
  ownerName: z.string(),
  email: z.string(),
  serviceCategory: z.enum(vendorCategories),
  city: z.string(),
  status: z.enum(applicationStatuses),
  locale: z.enum(["en", "es"]),
  heldReason: z.string().nullable(),
  createdAt: z.iso.datetime(),
  reviewDueAt: z.iso.datetime(),
  isLate: z.boolean(),
  assignee: z.string().nullable(),
  checksDone: z.number().int(),
  checksWanted: z.number().int(),
});
export type ApplicationSummary = z.infer<typeof applicationSummary>;

const checkState = z.object({
  check: z.enum(verificationChecks),
  required: z.boolean(),
  doneAt: z.iso.datetime().nullable(),
  doneBy: z.string().nullable(),
});
export type CheckState = z.infer<typeof checkState>;

/** Anybody can register with any address, so approval treats unconfirmed accounts differently. */
const knownAccount = z.object({
  vendorId: z.number().int(),
  businessName: z.string(),
  status: z.enum(vendorStatuses),
  isVerified: z.boolean(),
  registeredAt: z.iso.datetime(),
  addressConfirmed: z.boolean(),
});

const { trap: _trap, elapsed: _elapsed, ...answers } = newApplication.shape;

/** What an applicant cannot change by the link: the address owns the account, and consent is given once. */
export const fixedFields = ["email", "backgroundCheckConsent", "termsAccepted"] as const;
export type ChangeableField = Exclude<keyof typeof answers, (typeof fixedFields)[number]>;
export const changeableFields = Object.keys(answers).filter(
  (name) => !(fixedFields as readonly string[]).includes(name),
) as [ChangeableField, ...ChangeableField[]];

const leaveOut = <T extends readonly string[]>(names: T) =>
  Object.fromEntries(names.map((name) => [name, true])) as Record<T[number], true>;

/** The answers that are not sealed, as the applicant's link shows and changes them. */
export const openAnswers = z.object(answers).omit({ ...leaveOut(sealedFields), ...leaveOut(fixedFields) });

const blankAsUnchanged = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" || value === null ? undefined : value), schema.optional()).optional();

/** Sealed answers are never shown to the link; a new one replaces the old. */
const newSecrets = z.object({
  taxId: blankAsUnchanged(answers.taxId),
  ownerIdNumber: blankAsUnchanged(answers.ownerIdNumber),
  insurancePolicyNumber: blankAsUnchanged(answers.insurancePolicyNumber),
  bankName: blankAsUnchanged(answers.bankName),
  accountType: blankAsUnchanged(answers.accountType),
  emergencyContactName: blankAsUnchanged(answers.emergencyContactName),
  emergencyContactPhone: blankAsUnchanged(answers.emergencyContactPhone),
  emergencyContactRelation: blankAsUnchanged(answers.emergencyContactRelation),
} satisfies Record<SealedField, z.ZodType>);

export const applicationToken = z.object({ token: text(100) });

/** A message, changed answers or papers: at least one of them. */
export const applicationAnswer = z.object({
  message: optionalText(3000),
  answers: openAnswers.optional(),
  secrets: newSecrets.optional(),
});

/** `from` and `to` are "" for a sealed answer, whose values only a reveal shows; of a phone number only the end. */
const answerChange = z.object({ field: z.enum(changeableFields), from: z.string(), to: z.string() });
export type AnswerChange = z.infer<typeof answerChange>;

const paper = z.object({
  id: z.number().int(),
  name: z.string(),
  type: z.string(),
  /** In bytes. */
  size: z.number().int(),
  createdAt: z.iso.datetime(),
});
export type Paper = z.infer<typeof paper>;

/** What the applicant's link shows while changes are requested. */
export const askedAnswers = z.object({
  /** Named by staff; may be none. */
  fields: z.array(z.enum(changeableFields)),
  answers: openAnswers.extend({
    yearEstablished: z.number(),
    employeeCount: z.number(),
    yearsOfExperience: z.number(),
  }),
  /** "•••• 4521". */
  masked: z.record(z.enum(sealedFields), z.string()),
  papers: z.array(paper),
});
export type AskedAnswers = z.infer<typeof askedAnswers>;

export const paperParams = applicationToken.extend({ paper: recordNumber });
export const paperUpload = z.object({ name: line(120) });
export const storedPapers = z.object({ papers: z.array(paper) });
export const staffPaper = recordId.extend({ paper: recordNumber });

/** Sealed answers are masked ("•••• 4521"). */
export const application = applicationSummary.extend({
  answers: z.object(answers).extend({
    yearEstablished: z.number(),
    employeeCount: z.number(),
    yearsOfExperience: z.number(),
    accountType: z.string(),
  }),
  clientReferenceCount: z.number().int(),
  /** Check digits of cédula and RNC; null for other kinds of number. */
  idNumberFits: z.boolean().nullable(),
  taxIdFits: z.boolean().nullable(),
  checks: z.array(checkState),
  /** `undoes`: it takes the decision before it back. */
  steps: z.array(applicationStep.extend({ changes: z.array(answerChange), undoes: z.boolean() })),
  /** The answers that staff asked to change, while they wait for the applicant. */
  requestedFields: z.array(z.enum(changeableFields)),
  papers: z.array(paper),
  /** An existing account under the applicant's e-mail, while undecided. */
  account: knownAccount.nullable(),
  /** The vendor created or badged by the approval. */
  vendorId: z.number().int().nullable(),
});
export type Application = z.infer<typeof application>;
export const decidedApplication = application.extend({ undo: undoOffer });

export const applicationQuery = z.object({
  search,
  status: z.enum(applicationStatuses).optional(),
  assignee: assigneeFilter,
  ...paging,
});
export type ApplicationQuery = z.output<typeof applicationQuery>;

/** Approval needs the required checks; `changes_requested` and `declined` need a note, which the applicant reads. */
export const applicationDecision = z.object({
  status: z.enum(applicationStatuses),
  from: z.enum(applicationStatuses).optional(),
  /** How many steps the caller saw; 409 when the applicant or a colleague has added one since. */
  steps: z.number().int().min(0).optional(),
  note: optionalText(3000),
  /** With `changes_requested`: the answers that need a change; the applicant's page opens them. */
  fields: z.array(z.enum(changeableFields)).max(changeableFields.length).default([]),
});

export const applicationChecks = z.object({ checks: z.array(z.enum(verificationChecks)).max(10) });
export const revealRequest = z.object({ field: z.enum(sealedFields) });
export const revealedSecret = z.object({ field: z.enum(sealedFields), value: z.string() });

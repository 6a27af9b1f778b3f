/** What visitors ask about the company that no entry of the guide answers. */
export const companyTopics = ["person-behind", "where", "hours", "contact", "next"] as const;
export type CompanyTopic = (typeof companyTopics)[number];

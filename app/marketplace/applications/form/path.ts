export const applicationPath = "/vendor-application";

/** The key of the config in the query cache. The session fills it; nobody else asks for it. */
export const adminConfigKey = ['admin-config'] as const

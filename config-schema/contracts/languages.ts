/** The languages that the admin speaks; the first one is the source of the others. */
export const spokenLanguages = ['en', 'de'] as const

export type Language = (typeof spokenLanguages)[number]

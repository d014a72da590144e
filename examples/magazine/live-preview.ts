import type { LivePreviewConfig } from 'payload'

/** Where the site of the magazine is, as the browsers of those who edit see it. */
export const site = process.env.MAGAZINE_SITE ?? 'http://localhost:3001'

/** The page of a document below a path of the site, in the language that is edited. */
export const livePreview = (path: string): LivePreviewConfig => ({
  url: ({ data, locale }) =>
    data.slug
      ? `${site}${locale.code === 'de' ? '/de' : ''}${path}/${encodeURIComponent(data.slug)}`
      : null,
  breakpoints: [
    { name: 'phone', label: 'Phone', width: 375, height: 667 },
    { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
  ],
})

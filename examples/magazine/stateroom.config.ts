import { defineConfig } from 'stateroom-admin'
import { authors } from './collections/authors.ts'
import { categories } from './collections/categories.ts'
import { media } from './collections/media.ts'
import { pages } from './collections/pages.ts'
import { posts } from './collections/posts.ts'
import { users } from './collections/users.ts'
import { settings } from './globals/settings.ts'
import { site } from './live-preview.ts'

/** Editors are told, and may publish all the same. */
const checked = { altTexts: 'warn', seo: 'warn', links: 'warn' } as const

export default defineConfig({
  siteName: 'Recto',
  admin: { user: 'users', theme: 'all', importMap: { baseDir: import.meta.dirname } },
  preflight: { collections: { posts: checked, pages: checked } },
  preview: { origins: [site], drafts: true },
  localization: {
    locales: [
      { code: 'en', label: { en: 'English', de: 'Englisch' } },
      { code: 'de', label: { en: 'German', de: 'Deutsch' } },
    ],
    defaultLocale: 'en',
    fallback: true,
  },
  collections: [posts, pages, categories, media, authors, users],
  globals: [settings],
})

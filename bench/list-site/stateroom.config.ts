import { defineConfig } from 'stateroom-admin'
import { articles } from './articles.ts'
import { authors } from './authors.ts'
import { users } from './users.ts'

/** One collection of any size: drafts, two languages, a reference, and columns with and without an index. */
export default defineConfig({
  siteName: 'Bench',
  admin: { user: 'users' },
  localization: { locales: ['en', 'de'], defaultLocale: 'en', fallback: true },
  collections: [articles, authors, users],
})

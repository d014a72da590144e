import { defineConfig } from 'stateroom-admin'
import { big } from './collections/big.ts'
import { categories } from './collections/categories.ts'
import { kindsCollection } from './collections/kinds.ts'
import { media } from './collections/media.ts'
import { pages } from './collections/pages.ts'
import { posts } from './collections/posts.ts'
import { users } from './collections/users.ts'
import { footer, header } from './globals/navigation.ts'

/** The content that every contender of the load benchmark offers, over the same database. */
export default defineConfig({
  siteName: 'Bench',
  admin: { user: 'users' },
  localization: { locales: ['en', 'de'], defaultLocale: 'en', fallback: true },
  collections: [posts, pages, media, categories, big, kindsCollection, users],
  globals: [header, footer],
})

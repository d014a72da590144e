import { postgresAdapter } from '@payloadcms/db-postgres'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { formBuilderPlugin } from '@payloadcms/plugin-form-builder'
import { nestedDocsPlugin } from '@payloadcms/plugin-nested-docs'
import { searchPlugin } from '@payloadcms/plugin-search'
import { seoPlugin } from '@payloadcms/plugin-seo'
import { FixedToolbarFeature, lexicalEditor } from '@payloadcms/richtext-lexical'
import { s3Storage } from '@payloadcms/storage-s3'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { stateroom } from 'stateroom-admin/payload'
import { authors } from './collections/authors'
import { books } from './collections/books'
import { media } from './collections/media'
import { pages } from './collections/pages'
import { users } from './collections/users'
import { components } from './stateroom/components'

const { DATABASE_URL: database = 'file:./bookshop.db', S3_BUCKET: bucket } = process.env

export default buildConfig({
  secret: process.env.PAYLOAD_SECRET ?? 'only-for-trying-this-example-out',
  admin: {
    user: users.slug,
    components: { beforeNavLinks: ['/src/components/ShopLink#ShopLink'] },
  },
  collections: [books, authors, pages, media, users],
  globals: [{ slug: 'opening-hours', fields: [{ name: 'note', type: 'textarea' }] }],
  db: database.startsWith('postgres')
    ? postgresAdapter({ pool: { connectionString: database } })
    : sqliteAdapter({ client: { url: database } }),
  editor: lexicalEditor({
    features: ({ defaultFeatures }) => [...defaultFeatures, FixedToolbarFeature()],
  }),
  sharp,
  plugins: [
    seoPlugin({
      collections: ['books', 'pages'],
      uploadsCollection: 'media',
      tabbedUI: true,
      generateTitle: ({ doc }) => `${doc.title} – The bookshop`,
    }),
    nestedDocsPlugin({ collections: ['pages'] }),
    searchPlugin({ collections: ['books', 'pages'] }),
    formBuilderPlugin({ fields: { payment: false } }),
    s3Storage({
      enabled: bucket !== undefined,
      bucket: bucket ?? '',
      collections: { media: true },
      config: {
        endpoint: process.env.S3_ENDPOINT,
        region: process.env.S3_REGION ?? 'us-east-1',
        forcePathStyle: true,
        credentials: {
          accessKeyId: process.env.S3_ACCESS_KEY_ID ?? '',
          secretAccessKey: process.env.S3_SECRET_ACCESS_KEY ?? '',
        },
      },
    }),
    stateroom({ siteName: 'The bookshop', components }),
  ],
})

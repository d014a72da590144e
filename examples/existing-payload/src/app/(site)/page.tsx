import config from '@payload-config'
import { RichText } from '@payloadcms/richtext-lexical/react'
import { getPayload } from 'payload'

export const dynamic = 'force-dynamic'

export default async function Shop() {
  const payload = await getPayload({ config })
  const { docs: books } = await payload.find({
    collection: 'books',
    where: { _status: { equals: 'published' } },
    sort: 'title',
  })
  return (
    <main>
      <h1>The bookshop</h1>
      {books.map(({ description, id, title }) => (
        <article key={id}>
          <h2>{String(title)}</h2>
          {description && <RichText data={description} />}
        </article>
      ))}
    </main>
  )
}

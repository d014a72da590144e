import type { Payload } from 'payload'
import { pageOfKinds } from './collections/kinds.ts'
import { bigDocument, page, post } from './seed/documents.ts'
import { picture } from './seed/pictures.ts'
import { numbered, sentence } from './seed/text.ts'

/** As much content as the peer has, in the same shapes: for measuring without a peer. */
export default async function seed(payload: Payload, say: (line: string) => void): Promise<void> {
  const create = async (collection: string, data: object, file?: object) =>
    (await payload.create({ collection, data, ...file } as never)).id
  const many = async (count: number, make: (number: number) => Promise<number | string>) => {
    const ids: (number | string)[] = []
    for (let number = 1; number <= count; number++) ids.push(await make(number))
    return ids
  }

  const author = await create('users', { email: 'admin@example.com', password: 'test' })
  const categories = await many(200, (number) =>
    create('categories', {
      name: numbered('Category ', number, 3),
      slug: numbered('category-', number, 3),
    }),
  )
  const pictures = await many(50, async (number) => {
    const data = await picture(number)
    const name = numbered('picture-', number, 2)
    const file = { data, mimetype: 'image/png', name: `${name}.png`, size: data.length }
    return create('media', { alt: sentence(number, 4) }, { file })
  })
  const shelf = { author, categories, pictures }

  await many(2000, (number) => create('posts', post(number, 6, shelf)))
  await create('posts', { ...post(9001, 200, shelf), title: 'Long post', slug: 'long-post' })
  await create('pages', page('Page with forty blocks', 'forty-blocks', 40, shelf))
  await create('pages', page('Small page', 'small-page', 2, shelf))
  await create('big', bigDocument(shelf))
  await create('kinds', pageOfKinds)
  say('2,001 posts, 200 categories, 50 pictures, 2 pages, 1 big document, 1 of many kinds.')
}

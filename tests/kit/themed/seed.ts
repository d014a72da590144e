import type { Payload } from 'payload'
import { seedStaff } from '../../../examples/magazine/seed/steps/people.ts'

const words = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}${index}x`).join(' ')

const paragraph = (text: string) => ({
  type: 'paragraph',
  version: 1,
  direction: 'ltr',
  format: '',
  indent: 0,
  children: [{ type: 'text', version: 1, text, detail: 0, format: 0, mode: 'normal', style: '' }],
})

const page = (children: object[]) => ({
  root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children },
})

const link = {
  ...paragraph(''),
  children: [
    {
      ...paragraph('the atlas'),
      type: 'link',
      version: 3,
      fields: { linkType: 'custom', newTab: false, url: 'https://atlas.example/harbours' },
    },
  ],
}

/** One story that is longer than a screen, however it is looked at, and others to list. */
export default async function seed(payload: Payload): Promise<void> {
  await seedStaff(payload)
  const create = (data: object) => payload.create({ collection: 'stories', data: data as never })
  const { id } = await create({ title: 'A short one', place: 'Leith', isPrinted: true })
  await create({
    title: 'The long way round',
    place: 'Łódź',
    isPrinted: true,
    stories: [id],
    summary: words('summary', 60),
    notes: words('notes', 900),
    body: page([
      ...Array.from({ length: 30 }, (_, index) => paragraph(words(`body${index}n`, 40))),
      link,
    ]),
    parts: [{ blockType: 'quote', words: words('quote', 80) }],
    steps: Array.from({ length: 40 }, (_, index) => ({ words: `step${index}x` })),
    inFirst: 'firsttab',
    inSecond: page([paragraph(words('secondtab', 30))]),
    inFolded: words('folded', 40),
  })
}

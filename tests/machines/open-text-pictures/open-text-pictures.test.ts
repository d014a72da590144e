import { expect, test } from 'vitest'
import type { AroundPictures, GivenPicture, TextPicturesWork } from '#machines/open-text-pictures'
import { openTextPictures } from '#machines/open-text-pictures'
import { flushed } from '../../kit/machines/quiet-work.ts'

type Sent = { file: string }

const picture = (key: string, own: Partial<GivenPicture<Sent>> = {}): GivenPicture<Sent> => ({
  ...{ key, name: `${key}.png`, sent: { file: key }, index: 0 },
  ...own,
})

/** The pictures of a text, in a world where all goes well; a test replaces what it is about. */
function opened(own: Partial<Pick<TextPicturesWork<Sent>, 'check' | 'upload'>> = {}) {
  const told: unknown[][] = []
  const listeners = new Set<(event: AroundPictures) => void>()
  const note =
    (name: string) =>
    (...parts: unknown[]) =>
      void told.push([name, ...parts])
  const pictures = openTextPictures<Sent>({
    check: async () => ({ lacks: 'nothing', message: null }),
    upload: async (key) => ({ slug: 'media', id: key }),
    ...own,
    discard: note('discard'),
    text: {
      ...{ insert: note('insert'), restore: note('restore') },
      ...{ place: note('place'), remove: note('remove') },
    },
    hear(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell: {
      described: note('described'),
      waiting: (all) => void told.push(['waiting', ...all.map(({ key }) => key)]),
      left: note('left'),
    },
  })
  pictures.start()
  const happen = (event: AroundPictures) => {
    for (const listener of [...listeners]) listener(event)
  }
  const of = (name: string) => told.filter(([one]) => one === name)
  return { pictures, told, of, happen, listeners }
}

test('34.3 RICH-5 a picture takes its place in the text, and no visit finds it again', async () => {
  const { pictures, of } = opened()

  pictures.restore([picture('gull', { index: 3 })])
  await flushed()

  expect(of('place')).toEqual([['place', 'gull', 3, { slug: 'media', id: 'gull' }]])
  expect(of('waiting').at(-1)).toEqual(['waiting'])
  expect(pictures.get('gull')).toBe(undefined)
})

test('34.3 RICH-5 of several that lack details, one form is shown after the other', async () => {
  const { pictures, of } = opened({ check: async () => ({ lacks: 'details', message: null }) })

  pictures.take([picture('gull'), picture('tern')])
  await flushed()
  expect(of('described')).toEqual([['described', 'gull', { file: 'gull' }]])

  pictures.created('gull', { slug: 'media', id: 1 })
  pictures.describeNext()

  expect(of('described').at(-1)).toEqual(['described', 'tern', { file: 'tern' }])
})

test('34.3 RICH-5 a picture that is removed from the text is discarded', async () => {
  const { pictures, of } = opened({ upload: () => new Promise(() => {}) })
  pictures.take([picture('gull')])
  await flushed()

  pictures.removed('gull')

  expect(of('discard')).toEqual([['discard', { file: 'gull' }]])
  expect(of('remove')).toEqual([['remove', 'gull']])
  expect(of('place')).toEqual([])
  expect(of('waiting').at(-1)).toEqual(['waiting'])
})

test('34.3 RICH-5 a file that is chosen again is the one that is sent', async () => {
  const sent: Sent[] = []
  const { pictures } = opened({
    async upload(key, file) {
      sent.push(file)
      return { slug: 'media', id: key }
    },
  })
  pictures.restore([picture('gull', { sent: null })])
  await flushed()
  expect(sent).toEqual([])

  pictures.choose('gull', 'gull.png', { file: 'again' })
  await flushed()

  expect(sent).toEqual([{ file: 'again' }])
})

test('34.3 RICH-5 pictures that still wait are found by the next visit to the document', async () => {
  const { pictures, told, happen, listeners } = opened({ upload: () => new Promise(() => {}) })
  pictures.take([picture('gull')])
  await flushed()
  happen({ type: 'page.leaving' })
  expect(told.at(-1)).toEqual(['waiting', 'gull'])

  happen({ type: 'document.left' })

  expect(told.slice(-2)).toEqual([['waiting', 'gull'], ['left']])
  expect(listeners.size).toBe(0)
  expect(pictures.all()).toEqual([])
})

test('33.14 RICH-5 pictures go with their text, and what waits is told anew once the document has an ID', async () => {
  const { pictures, of, happen } = opened({ upload: () => new Promise(() => {}) })
  pictures.take([picture('gull'), picture('tern')])
  await flushed()
  const times = of('waiting').length

  happen({ type: 'document.created' })
  expect(of('waiting').slice(times)).toEqual([['waiting', 'gull', 'tern']])

  happen({ type: 'text.removed' })
  expect(of('discard')).toEqual([
    ['discard', { file: 'gull' }],
    ['discard', { file: 'tern' }],
  ])
  expect(of('waiting').at(-1)).toEqual(['waiting'])
})

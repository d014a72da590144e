import { PassThrough } from 'node:stream'
import { render, Text } from 'ink'
import type { ReactNode } from 'react'
import { Activity } from 'react'
import { expect, test } from 'vitest'
import type { OpenDocument } from '#machines/open-document'
import { openDocument } from '#machines/open-document'
import { useOpened } from '../../../ui/kit/use-opened.ts'
import { postInput, quietWork } from '../../kit/machines/quiet-work.ts'

interface Props {
  open: () => OpenDocument
  show: (opened: OpenDocument) => void
}

function Screen({ open, show }: Props) {
  const opened = useOpened(open)
  show(opened)
  return <Text>{opened.document.getSnapshot().status}</Text>
}

/** A screen, what was opened for it, in order, and which of it the screen shows. */
function aScreen() {
  const opened: OpenDocument[] = []
  let shown: OpenDocument | undefined
  const screen = (
    <Screen
      open={() => {
        const made = openDocument({ input: postInput, work: quietWork().work })
        opened.push(made)
        return made
      }}
      show={(now) => {
        shown = now
      }}
    />
  )
  return { screen, opened, shown: () => shown }
}

/** React as in a browser, without one. */
const mount = (node: ReactNode) =>
  render(node, {
    stdout: new PassThrough() as unknown as NodeJS.WriteStream,
    concurrent: true,
    patchConsole: false,
  })

test('a document lives with its screen: started once, and left with it', async () => {
  const { screen, opened, shown } = aScreen()
  const { unmount } = mount(screen)
  await expect.poll(() => isRunning(shown())).toBe(true)

  expect(opened).toEqual([shown()])
  unmount()
  await expect.poll(() => shown()?.document.getSnapshot().status).toBe('stopped')
  expect(shown()?.isLeft()).toBe(true)
})

test('what was left is opened anew when React brings its screen back, as StrictMode does', async () => {
  const { screen, opened, shown } = aScreen()
  const within = (mode: 'visible' | 'hidden') => <Activity mode={mode}>{screen}</Activity>
  const { rerender, unmount } = mount(within('visible'))
  await expect.poll(() => isRunning(shown())).toBe(true)
  rerender(within('hidden'))
  await expect.poll(() => opened[0]?.isLeft()).toBe(true)
  rerender(within('visible'))
  await expect.poll(() => isRunning(shown())).toBe(true)

  expect(opened).toHaveLength(2)
  expect(opened.filter(isRunning)).toEqual([shown()])
  unmount()
})

const isRunning = (opened: OpenDocument | undefined) =>
  opened?.document.getSnapshot().matches('open') === true && !opened.isLeft()

import type { Key } from 'ink'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { createMachine } from '../../machines/create/index.ts'
import { templates } from '../../machines/create/index.ts'

export type Create = ActorRefFrom<typeof createMachine>
type Snapshot = SnapshotFrom<typeof createMachine>

/** What is typed or marked, but not answered yet. */
export interface Entry {
  read: () => string
  press: (input: string, key: Key) => void
}

/** Reads keys for the wizard. It asks the machine itself: a key may arrive before a frame is drawn. */
export function createEntry(create: Create, onChange: () => void): Entry {
  let kept = { state: '', value: '' }

  const read = () => {
    const snapshot = create.getSnapshot()
    if (kept.state !== snapshot.value) {
      kept = { state: snapshot.value, value: initialOf(snapshot) }
    }
    return kept.value
  }
  const write = (value: string) => {
    kept = { state: create.getSnapshot().value, value }
    onChange()
  }
  const answer = () => {
    const { value: state } = create.getSnapshot()
    if (state === 'review' || state === 'failed') create.send({ type: 'user.confirm' })
    else create.send({ type: 'user.answer', value: read() })
  }

  return {
    read,
    press(input, key) {
      const value = read()
      const { value: state } = create.getSnapshot()
      if (key.ctrl && input === 'c') create.send({ type: 'user.cancel' })
      else if (key.escape) create.send({ type: 'user.back' })
      else if (key.return) answer()
      else if (state === 'template') {
        if (key.upArrow) write(beside(value, -1))
        else if (key.downArrow) write(beside(value, 1))
      } else if (state !== 'folder' && state !== 'languages') return
      else if (key.backspace || key.delete) write(withoutLast(value))
      else if (key.ctrl && input === 'u') write('')
      else if (!key.ctrl && !key.meta) {
        // What is pasted may bring the Enter with it.
        const [typed = '', ...lines] = input.split(/[\r\n]/)
        write(value + typed)
        if (lines.length > 0) answer()
      }
    },
  }
}

function initialOf({ context: { answers }, value }: Snapshot): string {
  if (value === 'folder') return answers.folder
  if (value === 'template') return answers.template
  return answers.languages.join(', ')
}

function beside(template: string, step: number): string {
  const at = (templates as readonly string[]).indexOf(template)
  return templates[(at + step + templates.length) % templates.length] ?? template
}

/** Whole letters, as people see them. */
const withoutLast = (value: string) =>
  [...new Intl.Segmenter().segment(value)]
    .slice(0, -1)
    .map(({ segment }) => segment)
    .join('')

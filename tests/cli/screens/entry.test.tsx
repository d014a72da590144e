import { render } from 'ink-testing-library'
import { expect, test, vi } from 'vitest'
import { EntryScreen } from '../../../cli/screens/EntryScreen.tsx'

const [backspace, enter, esc] = ['\u007F', '\r', '\u001B']

async function typing(keys: readonly string[], isSecret: boolean) {
  const onEnter = vi.fn()
  const screen = render(
    <EntryScreen label="Password" hint="Enter" isSecret={isSecret} onEnter={onEnter} />,
  )
  // Ink listens once it has drawn.
  await expect.poll(() => screen.stdin.listenerCount('readable')).toBeGreaterThan(0)
  for (const key of keys.slice(0, -1)) {
    const before = screen.frames.length
    screen.stdin.write(key)
    await expect.poll(() => screen.frames.length).toBeGreaterThan(before)
  }
  screen.stdin.write(keys.at(-1) ?? '')
  await expect.poll(() => onEnter).toHaveBeenCalledTimes(1)
  return { entered: onEnter.mock.calls[0]?.[0], shown: screen.frames.join('\n') }
}

test('23 a password is entered, and neither it nor its length is ever shown', async () => {
  const { entered, shown } = await typing(['s', '3', 'x', backspace, 'cret', enter], true)

  expect(entered).toBe('s3cret')
  expect(new Set(shown.split('\n').map((line) => line.trim()))).toEqual(
    new Set(['Password', 'Enter']),
  )
})

test('23 what is no secret is shown', async () => {
  const { shown } = await typing(['ada@site.example', enter], false)

  expect(shown).toContain('Password ada@site.example')
})

test.each([
  ['Escape', [esc], null],
  ['Ctrl-C', ['\u0003'], null],
  ['a pasted line', ['typed\n'], 'typed'],
])('23 %s answers', async (_what, keys, answer) => {
  expect((await typing(['a', ...keys], true)).entered).toBe(answer === null ? null : `a${answer}`)
})

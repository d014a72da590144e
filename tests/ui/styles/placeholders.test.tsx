import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Skeleton } from '../../../ui/parts/Skeleton.tsx'

const sheet = (path: string) =>
  readFileSync(new URL(`../../../ui/${path}`, import.meta.url), 'utf8')

describe('17.16 DOC-10 the placeholders of what is loading', () => {
  const styles = sheet('parts/Skeleton.module.css')

  test('appear after half a second, and their shimmer not before', () => {
    expect(sheet('styles/tokens.css')).toMatch(/--time-before-skeleton: 500ms;/)
    expect(styles).toMatch(/animation: appear [^;]* var\(--time-before-skeleton\) both/)
    expect(styles).toMatch(/animation: shimmer \S+ calc\(var\(--time-before-skeleton\) \+/)
  })

  test('shimmer one after the other, 25 ms apart', () => {
    const markup = renderToStaticMarkup(<Skeleton label="Loading" lines={3} />)

    expect(styles).toMatch(/\+ var\(--step\) \* 25ms\)/)
    expect(markup.match(/--step:\d+/g)).toEqual(['--step:0', '--step:1', '--step:2'])
  })
})

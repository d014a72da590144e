import type { PillProps } from '../../parts/Pill.tsx'

type Post = {
  title: string
  status: string
  look: PillProps['look']
  author: string
  updated: string
  words: string
  isChosen: boolean
}

export const posts: Post[] = [
  {
    title: 'On quiet tools',
    status: 'Changed',
    look: 'half',
    author: 'A. Kowal',
    updated: '12:03',
    words: '1,204',
    isChosen: false,
  },
  {
    title: 'A room with one lamp, and what it teaches about interfaces that are used all day',
    status: 'Published',
    look: 'filled',
    author: 'B. Adeyemi',
    updated: 'Yesterday',
    words: '812',
    isChosen: true,
  },
  {
    title: 'Untitled',
    status: 'Draft',
    look: 'hollow',
    author: 'C. Neri',
    updated: '19 Nov 2026',
    words: '0',
    isChosen: false,
  },
  {
    title: 'Ink',
    status: 'Published',
    look: 'filled',
    author: 'A. Kowal',
    updated: '2 Nov 2026',
    words: '10,410',
    isChosen: false,
  },
]

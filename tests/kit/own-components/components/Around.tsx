import type { ReactNode } from 'react'
import { createContext, use } from 'react'

const Said = createContext('nothing')

export const Provider = ({ children }: { children: ReactNode }) => (
  <Said value="a word for all">{children}</Said>
)

export const Told = () => <p>Around: {use(Said)}</p>

export const Banner = () => <section aria-label="News">Above everything</section>

export const Hint = () => <a href="https://films.example/">All films</a>

export const Logo = () => <strong>FILMS</strong>

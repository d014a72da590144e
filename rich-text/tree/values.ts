import type { DocumentData } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import type { Align, Direction } from './rich-tree.ts'

/** A value by its name; what objects bring along by themselves is none. */
export const own = (node: DocumentData, name: string): DocumentData[string] | undefined =>
  Object.hasOwn(node, name) ? node[name] : undefined

export const recordAt = (node: DocumentData, name: string): DocumentData => {
  const value = own(node, name)
  return isRecord(value) ? value : {}
}

export const textAt = (node: DocumentData, name: string): string => {
  const value = own(node, name)
  return typeof value === 'string' ? value : ''
}

/** A whole number within its limits; null: there is none. */
export function wholeAt(node: DocumentData, name: string, least: number, most: number) {
  const value = own(node, name)
  return typeof value === 'number' && Number.isFinite(value)
    ? Math.min(most, Math.max(least, Math.trunc(value)))
    : null
}

/** In px; null: there is none. */
export const sizeOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.min(value, 10_000) : null

const aligns: readonly Align[] = ['left', 'center', 'right', 'justify', 'start', 'end']

/** Old documents store the place in this list, counted from 1. */
export function alignOf(node: DocumentData): Align | null {
  const format = own(node, 'format')
  if (typeof format === 'number') return aligns[format - 1] ?? null
  return aligns.find((align) => align === format) ?? null
}

export function directionOf(node: DocumentData): Direction | null {
  const direction = own(node, 'direction')
  return direction === 'ltr' || direction === 'rtl' ? direction : null
}

/** A colour as CSS names it, and nothing that could be more than a colour. */
export function colourAt(node: DocumentData, name: string): string | null {
  const colour = textAt(node, name).trim()
  return colours.test(colour) ? colour : null
}

const colours = /^(#[\da-f]{3,8}|[a-z]{3,30}|(rgb|hsl)a?\([\d.,%\s/]{1,60}\))$/i

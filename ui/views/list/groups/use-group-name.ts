import { isDocumentStatus } from '#contracts/document-status'
import type { DocumentGroup } from '#contracts/groups'
import { useFallbackTitle } from '../../../kit/fallback-title.ts'
import { useFormats } from '../../../kit/formats.ts'
import { useText } from '../../../kit/text.tsx'
import type { FallbackTitle } from '../../../kit/titles.ts'
import type { Column } from '../columns.ts'
import { factsOfContent } from '../contents.ts'

/** What people call a group: the words of its value. */
export function useGroupName({ label, content }: Column): (group: DocumentGroup) => string {
  const text = useText()
  const { date, number } = useFormats()
  return ({ value, title }) => {
    if (value === null) return text('groups.none', { label })
    if (content.type === 'status') {
      return isDocumentStatus(value) ? text(`status.${value}`) : String(value)
    }
    switch (factsOfContent(content).value) {
      case 'option': {
        const options = 'options' in content ? content.options : []
        return options.find((option) => option.value === value)?.label ?? String(value)
      }
      case 'boolean':
        return text(value === true ? 'list.yes' : 'list.no')
      case 'date':
        return date(new Date(`${value}T12:00`), 'dayOnly')
      case 'reference':
        return title ?? text('groups.untitled', { id: String(value) })
      case 'text':
      case 'number':
      case 'point':
      case 'json':
      case 'richText':
      case null:
        return typeof value === 'number' ? number(value) : String(value)
    }
  }
}

/** What the document of a group is called in another language, where it has no title in this one. */
export function useFallbackName(
  { content }: Column,
  { value, title }: DocumentGroup,
): FallbackTitle | null {
  const slug = 'relationTo' in content ? content.relationTo[0] : undefined
  const isUntitled = slug !== undefined && typeof value !== 'boolean' && value !== null && !title
  return useFallbackTitle(slug ?? '', isUntitled ? value : null)
}

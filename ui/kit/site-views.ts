import type { ClientView } from '#contracts/site-components'

/** The site's own screen at this address below a document; undefined: there is none. */
export const viewAt = (
  { views = [] }: { views?: readonly ClientView[] },
  rest: string,
): ClientView | undefined => views.find(({ path }) => path === `/${rest}`)

/** The site's own screen in the place of the form. */
export const viewInsteadOfForm = ({
  views = [],
}: {
  views?: readonly ClientView[]
}): ClientView | undefined => views.find(({ name, path }) => name === 'default' && path === null)

const yearInSeconds = 365 * 24 * 60 * 60

export const readCookie = (page: Document, name: string): string | null =>
  page.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null

/** Kept for 365 days. */
export function writeCookie(page: Document, name: string, value: string): void {
  page.cookie = `${name}=${value}; path=/; max-age=${yearInSeconds}; samesite=lax`
}

export function removeCookie(page: Document, name: string): void {
  page.cookie = `${name}=; path=/; max-age=0; samesite=lax`
}

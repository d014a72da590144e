/** What the build made of a module that stands alone as one script. */
declare module '*?one-file' {
  export const name: string
  export const address: string
  /** What the script must be, for whoever fetches it from elsewhere. */
  export const integrity: string
}

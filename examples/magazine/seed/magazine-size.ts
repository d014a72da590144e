/** How much of the magazine to make. Tests take a thin one. */
export interface MagazineSize {
  covers: number
  posts: number
  /** How many of the newest posts exist in German as well. */
  postsInGerman: number
}

export const wholeMagazine: MagazineSize = { covers: 36, posts: 2000, postsInGerman: 200 }

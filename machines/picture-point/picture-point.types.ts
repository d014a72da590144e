/** Shares of a picture's width and height, 0 to 1, from the left and the top. */
export interface PicturePoint {
  x: number
  y: number
}

export interface PicturePointContext {
  /** Where the marker is; null: nobody chooses a point. */
  point: PicturePoint | null
}

export type PicturePointEvent =
  /** The marker appears in the middle. */
  | { type: 'user.begin' }
  /** By these shares, as far as the picture goes. */
  | { type: 'user.move'; by: PicturePoint }
  /** The point that was pressed. */
  | { type: 'user.press'; point: PicturePoint }
  /** The point where the marker is. */
  | { type: 'user.take' }
  | { type: 'user.cancel' }

export type PicturePointEmitted = { type: 'taken'; point: PicturePoint }

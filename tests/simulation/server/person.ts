export interface Person {
  id: number
  email: string
  password: string
}

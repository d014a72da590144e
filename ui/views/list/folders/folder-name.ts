/** By which folders are in order. */
export const folderName = ({ name }: { name: string }): string => name

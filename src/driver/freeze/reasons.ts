// Why `freeze` leaves a binding implicit, in words.
export const keptReasons = {
  noName: 'the buffer has no name to annotate',
  insideBuffer: 'resources inside a buffer cannot be annotated',
  openInLibrary: 'a library leaves it open; -auto-binding-space assigns it',
  notInOrder: 'its resources do not follow one another, as those of an annotated struct do',
  noAttributePlace: 'there is no place for an attribute',
  partOfMacro: 'part of its annotation comes from a macro',
  annotationStays: 'one of its annotations cannot be taken out',
  notFound: 'its declaration cannot be found in the source',
  sharedText: 'the same text declares something else, too',
  membersMove:
    'with an annotation here, members would lie elsewhere under one of the rules; freeze --csv can name them',
  macroArgument: 'it is part of the argument of a macro that cannot take an annotation',
  othersMove: 'with annotations, other bindings would move',
  looseConstants: (register: string) =>
    `loose constants cannot be annotated; ${register} is the only register left for them`,
  looseVulkanConstants: (binding: number, set: number) =>
    `loose constants cannot be annotated; -fvk-bind-globals ${binding} ${set} says it`,
  macroBody: (macro: string) => `the body of the macro ${macro} declares it, and serves every use of the macro`,
  noRoom: (register: string, name: string) =>
    `${register} leaves no room for the members of the struct in front of ${name}; freeze --csv can name it`,
  gap: (first: string, second: string) =>
    `${first} and ${second} do not follow one another, as members of an annotated struct do; freeze --csv can name them`,
} as const

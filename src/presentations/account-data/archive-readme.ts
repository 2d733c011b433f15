/**
 * What is in an archive, in words.
 *
 * @param archive.leftOut a sentence for each thing that is missing from it.
 */
export function archiveReadme(archive: {
  email: string
  madeAt: Date
  leftOut: readonly string[]
}): string {
  const { email, madeAt, leftOut } = archive
  const missing =
    leftOut.length === 0
      ? ''
      : `\nWhat is missing\n\n${leftOut.map((one) => `- ${one}\n`).join('')}`
  return `Everything that Slidewright keeps about ${email}, as of ${madeAt.toISOString()}.
${missing}
What is where

presentations/   A folder for each presentation, named after its title and the end of its id:
                 presentation.pptx opens in PowerPoint and other software for slides (an empty
                 presentation has none); presentation.json is the presentation as Slidewright keeps it, with
                 a line about each change; sources/ has the texts that it was made of. Each line of the
                 document says in "sources" which text, and which part of it, it comes from: "input" is
                 the name of the file in sources/.
pictures/        Pictures that you uploaded, under their own names, and those that your presentations
                 show. pictures.json says which is which: "id" is how presentations name it.
conversations/   What other agents asked for on your behalf, and what was answered, a file for each
                 conversation; and edits.json: your instructions and other edits, with what came of them.
requests.json    Everything else that was asked for: presentations, slides, files and transcripts.
themes.json      Your own themes.
vibes.json       Your own vibes.
account.json     Your name and address, your keys for the API (only their names and last four
                 characters: the keys themselves are not kept), connected applications, the browsers
                 that are signed in, your credits and everything that was ever added to or taken from them.

Files that end with .json are text (JSON, in UTF-8); moments in them are in UTC. Work that was still under
way when this archive was made is in it as it was then.
`
}

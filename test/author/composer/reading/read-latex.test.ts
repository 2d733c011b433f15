import { describe, expect, test } from 'vitest'
import { readSource } from '../../../../src/author/composer/reading/read-source.ts'
import { blockOutline, writtenAs } from '../../../support/block-outline.ts'

const latex = (body: string, preamble = '') =>
  `\\documentclass{article}\n${preamble}\n\\begin{document}\n${body}\n\\end{document}\n`

describe('a LaTeX document', () => {
  test('is its title, headings, paragraphs and lists', () => {
    const preamble =
      '\\title{The Mill\\thanks{Paid by the county.}}\n\\author{A.~Pell \\and B. Rye}\n\\date{May 2026}'
    const body =
      '\\maketitle\n\\section{Work}\\label{sec:work}\nIt grinds\nflour.\n\nIt turns.\n' +
      '\\subsection{Steps}\n\\begin{enumerate}\n\\item Pour\n\\item Turn\n\\end{enumerate}'
    expect(blockOutline(latex(body, preamble))).toEqual([
      'heading 1: The Mill',
      'cover: A. Pell, B. Rye',
      'cover: May 2026',
      'heading 2: Work',
      'paragraph: It grinds flour.',
      'paragraph: It turns.',
      'heading 3: Steps',
      'numbered: Pour / Turn',
    ])
  })

  test('has units whose power stands before them', () => {
    expect(
      blockOutline(
        latex('It has \\SI{80}{\\square\\metre\\per\\gram} in \\SI{2}{\\cubic\\centi\\metre}.'),
      ),
    ).toEqual(['paragraph: It has 80 m²/g in 2 cm³.'])
  })

  test('has powers of units that are set higher', () => {
    expect(blockOutline(latex('It has 80 m\\textsuperscript{2}/g.'))).toEqual([
      'paragraph: It has 80 m²/g.',
    ])
  })

  test('may be a part without a preamble', () => {
    expect(blockOutline('\\section{Grain}\n\\begin{itemize}\n\\item rye\n\\end{itemize}')).toEqual([
      'heading 2: Grain',
      'list: rye',
    ])
  })

  test('is no text that shows LaTeX in a listing', () => {
    const shown =
      '# Setting\n\n```latex\n\\begin{document}\n\\section{Grain}\n\\end{document}\n```\n'
    expect(blockOutline(shown)[0]).toBe('heading 1: Setting')
  })

  test('goes without comments, citations, pictures and the bibliography', () => {
    const body =
      'Rye keeps~\\cite[p.~3]{pell}. % check\n\\includegraphics[width=3cm]{mill.png}\n' +
      '\\begin{thebibliography}{9}\n\\bibitem{pell} Pell.\n\\end{thebibliography}'
    expect(blockOutline(latex(body))).toEqual(['paragraph: Rye keeps.'])
  })
})

test.each([
  ['a list', '\\begin{itemize}\\item One\\item Two\\end{itemize}', 'list: One / Two'],
  ['a table', '\\begin{tabular}{lc}\nMill & Tons \\\\\nNorth & 4 \\\\\n\\end{tabular}', 'table'],
])('a section with %s alone is LaTeX', (_case, environment, block) => {
  const [heading, read] = blockOutline(`\\section{Aim}\n${environment}\n`)
  expect(heading).toBe('heading 2: Aim')
  expect(read).toContain(block)
})

describe('in a LaTeX document', () => {
  test('quantities are written with their units', () => {
    const body =
      '\\SI{2.3}{\\celsius} at \\SI{5}{\\kilo\\metre\\per\\hour}, 38\\,\\% of \\SIrange{4}{6}{m}'
    expect(blockOutline(latex(body))).toEqual(['paragraph: 2.3 °C at 5 km/h, 38 % of 4–6 m'])
  })

  test('quantities within formulas are written with their units', () => {
    const body =
      'It needs $k > 1.5\\times10^{-3}\\,\\si{\\per\\second}$ and $\\SI[round-mode=none]{9}{\\milli\\metre}$.'
    expect(blockOutline(latex(body))).toEqual(['paragraph: It needs k > 1.5×10⁻³ s⁻¹ and 9 mm.'])
  })

  test('the size of a bracket is nothing to print, and an index ends before the next letter', () => {
    const body = 'So \\[ C^{*}\\bigl(1-e^{-k_{L}at}\\bigr) \\] holds.'
    expect(blockOutline(latex(body)).join('\n')).toContain('C*(1-e^(-k_L at))')
  })

  test.each([
    [
      'plain words',
      '\\newcommand{\\mill}{the Eastmoor mill}',
      'In \\mill{} it grinds.',
      'In the Eastmoor mill it grinds.',
    ],
    [
      'a space and a unit',
      '\\newcommand{\\kW}{\\,kW}',
      'It takes 450\\kW\\ a day.',
      'It takes 450 kW a day.',
    ],
    [
      'arguments',
      '\\newcommand{\\flow}[2]{#1~l at #2~bar}',
      'It moves \\flow{220}{1.8}.',
      'It moves 220 l at 1.8 bar.',
    ],
    [
      'a first argument with a value of its own',
      '\\newcommand{\\load}[2][9]{#2 of #1 t}',
      '\\load{4}, then \\load[7]{5}.',
      '4 of 9 t, then 5 of 7 t.',
    ],
    [
      'other definitions',
      '\\def\\unit{km}\n\\newcommand\\far[1]{\\emph{#1}~\\unit}',
      'Go \\far{12}.',
      'Go 12 km.',
    ],
    ['a call of itself', '\\newcommand{\\self}{\\self}', 'Go \\self home.', 'Go home.'],
  ])('commands of its own are written out: %s', (_, preamble, body, said) => {
    expect(blockOutline(latex(body, preamble))).toEqual([`paragraph: ${said}`])
  })

  test('words keep their places behind commands of its own', () => {
    const input = latex('Go \\far{12} by boat.', '\\newcommand\\far[1]{as far as #1}')
    expect(writtenAs(input, 'paragraph')).toBe('Go \\far{12} by boat.')
  })

  test('a footnote stands where its mark does behind commands of its own', () => {
    const input = latex(
      'The \\firm{} pays.\\footnote{By May.} We sail.',
      '\\newcommand{\\firm}{Northwind Logistics International}',
    )
    const note = readSource(input).find((block) => block.kind === 'margin')
    expect(note?.at).toBe(input.indexOf('} We sail.'))
  })

  test('names of authors lose the marks of where they work, and stay apart', () => {
    const input = '\\title{Mills}\\author{Ana Silva$^1$ and Ben Roe$^2$}'.replace('}\\', '}\n\\')
    expect(blockOutline(latex('Water turns them.', input))).toContain(
      'cover: Ana Silva and Ben Roe',
    )
  })

  test('signs and accents are characters', () => {
    const body = "Jos\\'e and Erd\\H{o}s: 3--4~cups --- ``all'' \\& \\LaTeX{}"
    expect(blockOutline(latex(body))).toEqual([
      'paragraph: José and Erdős: 3–4 cups — “all” & LaTeX',
    ])
  })

  test('a formula in plain characters loses its dollar signs, another keeps them', () => {
    const body = 'With $x$ of 5\\,m$^2$ and $p \\le 0.05$ the odds are $\\weird{2}$.'
    expect(blockOutline(latex(body))).toEqual([
      'paragraph: With x of 5 m² and p ≤ 0.05 the odds are $\\weird{2}$.',
    ])
  })

  test('a displayed formula stands whole, without its label', () => {
    const body =
      'We have:\n\\begin{equation}\n  a = \\sum_i b_i\n  \\label{eq:a}\n\\end{equation}\nIt holds.'
    expect(blockOutline(latex(body))).toEqual([
      'paragraph: We have:',
      'code latex: a = ∑ᵢ bᵢ',
      'paragraph: It holds.',
    ])
  })

  test.each([
    [
      'the cart is full, and\n\\[P=\\begin{pmatrix} 0{,}5 & 0\\\\ 1 & x_{ij}\\end{pmatrix}.\\]\nHow often?',
      'the cart is full, and P=(0,5 0; 1 xᵢⱼ). How often?',
    ],
    [
      'o carro vai cheio, logo\n\\[\\pi=(2;3).\\]\n\nE assim fica.',
      'o carro vai cheio, logo π=(2;3).',
    ],
  ])('a displayed formula ends the sentence that leads to it: %s', (text, printed) => {
    expect(blockOutline(latex(text))[0]).toBe(`paragraph: ${printed}`)
  })

  test('a displayed formula stays within a sentence that goes on behind it', () => {
    const body =
      'The energy is\n\\begin{equation}\n  E = mc^2\\label{eq:e}\n\\end{equation}\nwhere $m$ is the mass.'
    expect(blockOutline(latex(body))).toEqual([
      'paragraph: The energy is E = mc² where m is the mass.',
    ])
  })

  test('references have the numbers that are printed', () => {
    const body =
      '\\section{Mill}\\label{s:mill}\\subsection{Wheel}\\label{s:wheel}' +
      '\\begin{table}\\caption{Yield}\\label{t:yield}\\end{table}\\[a\\]\n\n' +
      '\\begin{equation}b\\label{e:b}\\end{equation}\n\n' +
      'See Table~\\ref{t:yield}, Section \\ref{s:wheel}, Eq.~\\eqref{e:b} and Fig.~\\ref{f:none}.'
    expect(blockOutline(latex(body)).at(-1)).toBe(
      'paragraph: See Table 1, Section 1.1, Eq. (1) and Fig..',
    )
  })

  test('tables lose their rules, and what spans columns stands in the first', () => {
    const body =
      '\\begin{table}\\caption{Yield}\\begin{tabular}{lr}\\toprule Year & Tons \\\\ \\midrule\n' +
      '2024 & 31 \\\\[2pt] \\cmidrule(lr){1-2} \\multicolumn{2}{c}{\\textbf{no data}} \\\\ \\bottomrule\\end{tabular}\\end{table}'
    expect(blockOutline(latex(body))).toEqual(['table “Yield”: Year, Tons / 2024, 31 / no data, '])
  })

  test('lists nest, and a term stands before what describes it', () => {
    const body =
      '\\begin{itemize}\\item Grain\\begin{itemize}\\item rye\\item oats\\end{itemize}\\end{itemize}' +
      '\\begin{description}\\item[Bran] the husk\\end{description}'
    expect(blockOutline(latex(body))).toEqual(['list: Grain (rye / oats)', 'list: Bran: the husk'])
  })

  test('listings keep their lines and quotations their words', () => {
    const body =
      '\\begin{lstlisting}[language=C]\nif (a) {\n  go();\n\\end{lstlisting}\n\\begin{quote}It never stops.\\end{quote}\n\\textbf{Done.}'
    expect(blockOutline(latex(body))).toEqual([
      'code C: if (a) {\n  go();',
      'quote: It never stops.',
      'paragraph: Done.',
    ])
  })

  test('words keep their places behind commands', () => {
    const body = 'About \\emph{five}~\\cite{a} tons'
    expect(blockOutline(latex(body))).toEqual(['paragraph: About five tons'])
    expect(writtenAs(latex(body), 'paragraph')).toBe(body)
  })
})

test.each([
  ['opened braces', '{'],
  ['opened groups of a style', '\\textbf{'],
  ['opened environments', '\\begin{itemize}\\item '],
  ['opened formulas', '$a\n\n'],
  ['citations', 'a \\cite{b}'],
  ['cells', 'a & '],
])('LaTeX of nothing but %s is read', (_what, piece) => {
  const input = `\\begin{document}\n\\begin{tabular}{l}${piece.repeat(400_000 / piece.length)}`
  expect(() => blockOutline(input)).not.toThrow()
})

test('what is said of a picture is for the notes, and what leads to it is not told', () => {
  const text =
    '\\documentclass{article}\n\\begin{document}\n\\section{Boxes}\nForty were weighed (see Figure~\\ref{f}).\n\n\\begin{figure}\\includegraphics{a.png}\\caption{Boxes in the cold room.}\\label{f}\\end{figure}\n\\end{document}'
  expect(blockOutline(text)).toEqual([
    'heading 2: Boxes',
    'paragraph: Forty were weighed.',
    'notes: Boxes in the cold room.',
  ])
})

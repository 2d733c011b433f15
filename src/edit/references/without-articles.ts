/** Languages without articles, where "chart" alone can be "the chart". */
export const withoutArticles: ReadonlySet<string> = new Set(['ja', 'zh', 'ru', 'pl'])

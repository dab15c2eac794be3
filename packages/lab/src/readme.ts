// The README of a report's folder: what the tables hold, and how R and Python come to the report's own figures.

const PYTHON = `import csv, math, sys
from collections import defaultdict

Z = 1.959964

def wilson(n, wins):
    p = wins / n
    scale = 1 + Z * Z / n
    middle = (p + Z * Z / (2 * n)) / scale
    half = Z / scale * math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
    return p, max(0, middle - half), min(1, middle + half)

rows = list(csv.DictReader(open("games.csv", newline="")))
variants = sorted({row["variant"] for row in rows})

groups = defaultdict(list)
for row in rows:
    groups[row["variant"], int(row["seats"]), int(row["seat"])].append(float(row["won"]))
for (variant, seats, seat), won in sorted(groups.items()):
    print("rate,%s,%d,%d,%.6f,%.6f,%.6f" % (variant, seats, seat, *wilson(len(won), sum(won))))

# Pairs: the same game number in two variants.
for first in variants:
    for second in variants:
        if first >= second:
            continue
        mates = {(row["game"], row["seat"]): float(row["won"]) for row in rows if row["variant"] == second}
        for seats in sorted({int(row["seats"]) for row in rows}):
            moved = [mates[row["game"], row["seat"]] - float(row["won"]) for row in rows
                     if row["variant"] == first and row["seat"] == "1" and int(row["seats"]) == seats
                     and (row["game"], row["seat"]) in mates]
            if len(moved) < 2:
                continue
            mean = sum(moved) / len(moved)
            var = sum(one * one for one in moved) / len(moved) - mean * mean
            half = Z * math.sqrt(var / (len(moved) - 1))
            print("pair,%s,%s,%d,%.6f,%.6f,%.6f" % (first, second, seats, mean, mean - half, mean + half))
`;

const R = `rows <- read.csv("games.csv", stringsAsFactors = FALSE)
Z <- 1.959964
wilson <- function(n, wins) {
  p <- wins / n
  scale <- 1 + Z^2 / n
  middle <- (p + Z^2 / (2 * n)) / scale
  half <- Z / scale * sqrt(p * (1 - p) / n + Z^2 / (4 * n^2))
  c(p, max(0, middle - half), min(1, middle + half))
}
for (variant in sort(unique(rows$variant)))
  for (seats in sort(unique(rows$seats)))
    for (seat in seq_len(seats)) {
      won <- rows$won[rows$variant == variant & rows$seats == seats & rows$seat == seat]
      if (length(won) > 0)
        cat(sprintf("rate,%s,%d,%d,%.6f,%.6f,%.6f\\n", variant, seats, seat, wilson(length(won), sum(won))[1], wilson(length(won), sum(won))[2], wilson(length(won), sum(won))[3]))
    }
# Pairs: the same game number in two variants.
variants <- sort(unique(rows$variant))
for (first in variants) for (second in variants) if (first < second)
  for (seats in sort(unique(rows$seats))) {
    one <- rows[rows$variant == first & rows$seats == seats & rows$seat == 1, ]
    other <- rows[rows$variant == second & rows$seats == seats & rows$seat == 1, ]
    both <- merge(one, other, by = "game")
    if (nrow(both) < 2) next
    moved <- both$won.y - both$won.x
    half <- Z * sqrt((mean(moved^2) - mean(moved)^2) / (length(moved) - 1))
    cat(sprintf("pair,%s,%s,%d,%.6f,%.6f,%.6f\\n", first, second, seats, mean(moved), mean(moved) - half, mean(moved) + half))
  }
`;

/** The snippets by file name, as they stand in the README. */
export const SNIPPETS = { 'figures.py': PYTHON, 'figures.R': R } as const;

export const readme = (): string => `# The data of this report

- \`games.csv\`: one row per variant, game and seat. Pairs have the same game number in two variants. \`owner\` is 1 for the seat that a card test is about, \`first\` for the seat that was asked first, \`won\` a part of 1 when a victory is shared.
- \`things.csv\`: one row per variant, game, seat and thing that the seat met. \`had_at\` and \`used_at\` are stages of the game (0: by the set-up), empty for never; the last columns say how it was met.
- \`rates.csv\`, \`observed.csv\`, \`curves.csv\`, \`differences.csv\`, \`worth.csv\`: the figures of the report, each with its interval, where it has them.
- \`data.json\`: everything at once. \`runs/\`: the games themselves, a file per plan; nothing there is ever thrown away.

Both programs print the rates by seat with Wilson's interval, and the differences of pairs for the first seat. They need nothing but the language.

## Python
\`\`\`python
${PYTHON}\`\`\`

## R
\`\`\`r
${R}\`\`\`
`;

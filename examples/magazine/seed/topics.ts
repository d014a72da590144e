/** One thing to write about, with what is known of it in both languages. */
export interface Topic {
  category: string
  /** 'a door handle': for sentences about a single one. */
  one: string
  /** 'door handles': for titles and for everything general. */
  many: string
  facts: readonly [string, string, string]
  german: { many: string; facts: readonly [string, string] }
}

/** Four for each category. German plurals read the same as subject and as object. */
export const topics: readonly Topic[] = [
  {
    category: 'design',
    one: 'a railway timetable',
    many: 'railway timetables',
    facts: [
      'A timetable is a drawing of a country that happens to be made of numbers.',
      'The good ones let you find the last train home with one finger and no glasses.',
      'Somebody decided that the night should be set in a lighter grey, and everybody who ever travelled late has been grateful without knowing to whom.',
    ],
    german: {
      many: 'Fahrpläne',
      facts: [
        'Ein Fahrplan ist die Zeichnung eines Landes, die zufällig aus Zahlen besteht.',
        'In den guten findet man den letzten Zug nach Hause mit einem Finger und ohne Brille.',
      ],
    },
  },
  {
    category: 'design',
    one: 'an exit sign',
    many: 'exit signs',
    facts: [
      'The running figure has been leaving the same building for four decades and has never once looked back.',
      'An exit sign is designed to be ignored a thousand times and read once.',
      'Green won over red because green says go, and because smoke swallows red first.',
    ],
    german: {
      many: 'Notausgangsschilder',
      facts: [
        'Ein Notausgangsschild ist dafür gemacht, tausendmal übersehen und einmal gelesen zu werden.',
        'Grün hat gegen Rot gewonnen, weil Rauch zuerst das Rot verschluckt.',
      ],
    },
  },
  {
    category: 'design',
    one: 'an instruction manual',
    many: 'instruction manuals',
    facts: [
      'The best manuals are written by people who have watched someone fail.',
      'A manual has one reader, who is standing up, holding a screw, and slightly angry.',
      'Numbered steps are a promise: there is an end, and you will reach it.',
    ],
    german: {
      many: 'Gebrauchsanweisungen',
      facts: [
        'Die besten Anleitungen stammen von Menschen, die jemandem beim Scheitern zugesehen haben.',
        'Nummerierte Schritte sind ein Versprechen: Es gibt ein Ende, und man wird es erreichen.',
      ],
    },
  },
  {
    category: 'design',
    one: 'a paper form',
    many: 'paper forms',
    facts: [
      'A form is a conversation in which only one side was allowed to prepare.',
      'The width of the line tells you how much of your life they are prepared to hear.',
      'Nothing shows the temper of an office as plainly as the box marked "other".',
    ],
    german: {
      many: 'Formulare',
      facts: [
        'Ein Formular ist ein Gespräch, auf das sich nur eine Seite vorbereiten durfte.',
        'Die Länge der Linie verrät, wie viel vom Leben man hören möchte.',
      ],
    },
  },
  {
    category: 'typography',
    one: 'a type specimen',
    many: 'type specimens',
    facts: [
      'A specimen has to say something, and what it says is nearly always stranger than it needed to be.',
      'Foundries sold letters by setting them as menus, prayers and threats.',
      'The lower-case g is where you find out whether the drawer was enjoying the work.',
    ],
    german: {
      many: 'Schriftmuster',
      facts: [
        'Ein Schriftmuster muss irgendetwas sagen, und fast immer sagt es etwas Seltsameres als nötig.',
        'Am kleinen g erkennt man, ob die Arbeit Freude gemacht hat.',
      ],
    },
  },
  {
    category: 'typography',
    one: 'a footnote',
    many: 'footnotes',
    facts: [
      'A footnote is the author leaning over to say what the argument would not allow.',
      'Set two points smaller, it can afford to be twice as honest.',
      'There are books that are remembered for nothing but what stands at the bottom of page ninety.',
    ],
    german: {
      many: 'Fußnoten',
      facts: [
        'In der Fußnote beugt sich jemand herüber und sagt, was das Argument nicht erlaubt hat.',
        'Zwei Punkt kleiner gesetzt, darf sie doppelt so ehrlich sein.',
      ],
    },
  },
  {
    category: 'typography',
    one: 'a margin',
    many: 'margins',
    facts: [
      'A margin is where the thumb goes, and where the reader answers.',
      'Cut it by a third and the text does not look fuller; it looks cornered.',
      'Medieval page makers drew the margins first and only then asked what the book was about.',
    ],
    german: {
      many: 'Seitenränder',
      facts: [
        'Am Rand liegt der Daumen, und dort antworten die Lesenden.',
        'Macht man ihn um ein Drittel schmaler, wirkt der Text nicht voller, sondern in die Enge getrieben.',
      ],
    },
  },
  {
    category: 'typography',
    one: 'a painted shop sign',
    many: 'painted shop signs',
    facts: [
      'A sign painter spaces by eye, steps back across the street, and moves one letter the width of a brush.',
      'Rain takes the thin strokes first, so old signs slowly turn into better ones.',
      'The apostrophe is always the last thing to be paid for.',
    ],
    german: {
      many: 'gemalte Ladenschilder',
      facts: [
        'Der Regen nimmt zuerst die dünnen Striche, und so werden alte Schilder langsam bessere.',
        'Man misst mit dem Auge, geht über die Straße zurück und verschiebt einen Buchstaben um Pinselbreite.',
      ],
    },
  },
  {
    category: 'architecture',
    one: 'a stairwell',
    many: 'stairwells',
    facts: [
      'A stairwell is the only room in the house that belongs to nobody and is known by everybody.',
      'The tread of an old stair is worn in two shallow bowls, one for going up and one for going down.',
      'Sixty-three centimetres, twice the rise and once the tread: the rule is older than the metre and still works.',
    ],
    german: {
      many: 'Treppenhäuser',
      facts: [
        'Das Treppenhaus ist der einzige Raum, der niemandem gehört und den alle kennen.',
        'Alte Stufen sind in zwei flachen Mulden ausgetreten, eine für hinauf und eine für hinunter.',
      ],
    },
  },
  {
    category: 'architecture',
    one: 'a window seat',
    many: 'window seats',
    facts: [
      'A window seat is a room for one person and one afternoon.',
      'It needs forty-five centimetres of height, a wall to lean on, and something outside that changes slowly.',
      'Plans rarely show them, because nobody can say which department they belong to.',
    ],
    german: {
      many: 'Fensterplätze',
      facts: [
        'Ein Fensterplatz ist ein Zimmer für einen Menschen und einen Nachmittag.',
        'Er braucht eine Wand zum Anlehnen und draußen etwas, das sich langsam ändert.',
      ],
    },
  },
  {
    category: 'architecture',
    one: 'a concrete water tower',
    many: 'water towers',
    facts: [
      'A water tower does its work by standing there.',
      'It holds up one morning: everything that a town needs between six and nine.',
      'Engineers drew them, and because no architect was asked, some of them are perfect.',
    ],
    german: {
      many: 'Wassertürme',
      facts: [
        'Ein Wasserturm arbeitet, indem er dasteht.',
        'Er trägt einen Morgen: alles, was eine Stadt zwischen sechs und neun braucht.',
      ],
    },
  },
  {
    category: 'architecture',
    one: 'a ferry terminal',
    many: 'ferry terminals',
    facts: [
      'A ferry terminal is a house for people who are already somewhere else.',
      'The floor slopes toward the water by a hand, so that even the luggage knows the way.',
      'When the boat has gone, no building is emptier, and none minds it less.',
    ],
    german: {
      many: 'Fährhäuser',
      facts: [
        'Ein Fährhaus ist für Menschen gebaut, die schon anderswo sind.',
        'Wenn das Schiff fort ist, steht kein Gebäude leerer da, und keinem macht es weniger aus.',
      ],
    },
  },
  {
    category: 'cities',
    one: 'a public bench',
    many: 'public benches',
    facts: [
      'A bench asks nothing of you, which is rare in a street.',
      'The armrest in the middle was not put there for your arm.',
      'Move a bench by two metres, out of the wind, and a square has a new population.',
    ],
    german: {
      many: 'Parkbänke',
      facts: [
        'Eine Bank verlangt nichts, und das ist auf einer Straße selten.',
        'Die Armlehne in der Mitte ist nicht für den Arm gedacht.',
      ],
    },
  },
  {
    category: 'cities',
    one: 'a street name',
    many: 'street names',
    facts: [
      'A street name is the shortest kind of history, and the most often spelled out over the phone.',
      'Mill Lane has no mill, Orchard Row no tree; a city keeps the words when it spends the things.',
      'Renaming takes one evening in the council and forty years in the mouths of taxi drivers.',
    ],
    german: {
      many: 'Straßennamen',
      facts: [
        'Ein Straßenname ist die kürzeste Form von Geschichte.',
        'Umbenannt ist an einem Abend im Rat; in den Köpfen dauert es vierzig Jahre.',
      ],
    },
  },
  {
    category: 'cities',
    one: 'a night bus',
    many: 'night buses',
    facts: [
      'The night bus draws a second map over the city, with fewer lines and longer stories.',
      'Everyone sits one row apart, by an agreement that nobody ever made.',
      'The driver knows the regulars by stop, not by name.',
    ],
    german: {
      many: 'Nachtbusse',
      facts: [
        'Der Nachtbus zeichnet einen zweiten Plan über die Stadt, mit weniger Linien und längeren Geschichten.',
        'Alle sitzen eine Reihe auseinander, nach einer Abmachung, die niemand getroffen hat.',
      ],
    },
  },
  {
    category: 'cities',
    one: 'a courtyard',
    many: 'courtyards',
    facts: [
      'A courtyard is what a house looks like when it is talking to itself.',
      'Bicycles, bins, one chestnut tree: the inventory has not changed in a hundred years.',
      'Sound travels upward there, so the fourth floor knows everything.',
    ],
    german: {
      many: 'Hinterhöfe',
      facts: [
        'Im Hinterhof spricht ein Haus mit sich selbst.',
        'Der Schall steigt nach oben, und so weiß der vierte Stock alles.',
      ],
    },
  },
  {
    category: 'objects',
    one: 'a door handle',
    many: 'door handles',
    facts: [
      'A door handle is how you shake hands with a building.',
      'Brass keeps the shape of the hands that used it, and also, it turns out, keeps them clean.',
      'Whether you push or pull should never have become a question.',
    ],
    german: {
      many: 'Türklinken',
      facts: [
        'Mit der Klinke gibt man einem Gebäude die Hand.',
        'Messing behält die Form der Hände, die es benutzt haben.',
      ],
    },
  },
  {
    category: 'objects',
    one: 'a kitchen chair',
    many: 'kitchen chairs',
    facts: [
      'A kitchen chair is also a ladder, a coat stand, and the place where bad news is told.',
      'The fourth leg is the one that decides what the floor is like.',
      'Chairs are drawn by the hundred and sat in by the dozen; the difference is the angle of the back.',
    ],
    german: {
      many: 'Küchenstühle',
      facts: [
        'Ein Küchenstuhl ist auch Leiter, Garderobe und der Ort, an dem schlechte Nachrichten erzählt werden.',
        'Das vierte Bein entscheidet, wie der Boden ist.',
      ],
    },
  },
  {
    category: 'objects',
    one: 'a desk lamp',
    many: 'desk lamps',
    facts: [
      'A lamp with a counterweight has an opinion about gravity.',
      'What it lights matters less than the edge where it stops.',
      'You can date a photograph of an office by the elbow of its lamps.',
    ],
    german: {
      many: 'Schreibtischlampen',
      facts: [
        'Eine Lampe mit Gegengewicht hat eine Meinung zur Schwerkraft.',
        'Wichtiger als das, was sie beleuchtet, ist die Kante, an der sie aufhört.',
      ],
    },
  },
  {
    category: 'objects',
    one: 'an enamel mug',
    many: 'enamel mugs',
    facts: [
      'An enamel mug is glass that learned to fall.',
      'Every chip shows a black dot, and every black dot is a date.',
      'The blue rim was there to hide the place where the mug hung in the kiln.',
    ],
    german: {
      many: 'Emaillebecher',
      facts: [
        'Ein Emaillebecher ist Glas, das gelernt hat zu fallen.',
        'Der blaue Rand verdeckt die Stelle, an der er im Ofen hing.',
      ],
    },
  },
  {
    category: 'books',
    one: 'a dust jacket',
    many: 'dust jackets',
    facts: [
      'A dust jacket was packing paper until somebody noticed that customers were keeping it.',
      'The flap is the last place in publishing where an anonymous writer has a free hand.',
      'A sun-faded spine is how a book shows which shelf it was loved on.',
    ],
    german: {
      many: 'Schutzumschläge',
      facts: [
        'Der Schutzumschlag war Packpapier, bis jemand bemerkte, dass die Kundschaft ihn behielt.',
        'Am verblichenen Rücken sieht man, in welchem Regal ein Buch geliebt wurde.',
      ],
    },
  },
  {
    category: 'books',
    one: 'a library stamp',
    many: 'library stamps',
    facts: [
      'A column of due dates is a biography of a book, written by people who never met.',
      'Between March 1974 and June 1991 nobody wanted it, and then three people wanted it in a week.',
      'The stamp is rubber, the date is brass, and the sound is the same in every country.',
    ],
    german: {
      many: 'Bibliotheksstempel',
      facts: [
        'Eine Spalte von Rückgabedaten ist die Biografie eines Buches, geschrieben von Menschen, die sich nie trafen.',
        'Der Klang des Stempels ist in jedem Land derselbe.',
      ],
    },
  },
  {
    category: 'books',
    one: 'a first sentence',
    many: 'first sentences',
    facts: [
      'A first sentence is a door that has to be opened from the outside.',
      'Most are written last.',
      'The ones we can recite are seldom the ones that made us read on.',
    ],
    german: {
      many: 'erste Sätze',
      facts: [
        'Ein erster Satz ist eine Tür, die man von außen öffnen können muss.',
        'Die meisten werden zuletzt geschrieben.',
      ],
    },
  },
  {
    category: 'books',
    one: 'a second-hand bookshop',
    many: 'second-hand bookshops',
    facts: [
      'The stock is arranged by a system that only the owner knows and the owner has forgotten.',
      'You do not find what you are looking for; you find out what you were looking for.',
      'Prices are in pencil, on the first blank page, in a hand that has not changed since 1983.',
    ],
    german: {
      many: 'Antiquariate',
      facts: [
        'Man findet nicht, was man sucht; man findet heraus, was man gesucht hat.',
        'Die Preise stehen mit Bleistift auf der ersten leeren Seite.',
      ],
    },
  },
  {
    category: 'language',
    one: 'a loanword',
    many: 'loanwords',
    facts: [
      'A loanword is never given back.',
      'It arrives with an accent, loses it within a generation, and then pretends to have been born here.',
      'Sailors brought the nouns; the verbs came later, by post.',
    ],
    german: {
      many: 'Lehnwörter',
      facts: [
        'Ein Lehnwort wird nie zurückgegeben.',
        'Es kommt mit Akzent, verliert ihn in einer Generation und tut dann, als sei es hier geboren.',
      ],
    },
  },
  {
    category: 'language',
    one: 'an obituary',
    many: 'obituaries',
    facts: [
      'A good obituary spends one line on the death and forty on the fact that there was a life.',
      'The drawer of those written in advance is the most discreet furniture in any newspaper.',
      'It is the only form in which nobody has ever been described as promising.',
    ],
    german: {
      many: 'Nachrufe',
      facts: [
        'Ein guter Nachruf braucht eine Zeile für den Tod und vierzig für das Leben.',
        'Die Schublade mit den vorab geschriebenen ist das verschwiegenste Möbel jeder Redaktion.',
      ],
    },
  },
  {
    category: 'language',
    one: "a translator's note",
    many: "translators' notes",
    facts: [
      "A translator's note is an apology that turns into a lecture, and then into a love letter.",
      'Some puns cannot be carried across; they can only be met on the other side.',
      'The note begins where the dictionary gave up.',
    ],
    german: {
      many: 'Anmerkungen der Übersetzung',
      facts: [
        'Eine solche Anmerkung beginnt als Entschuldigung und endet als Liebesbrief.',
        'Manche Wortspiele lassen sich nicht hinübertragen; man kann sie nur drüben empfangen.',
      ],
    },
  },
  {
    category: 'language',
    one: 'a weather report',
    many: 'weather reports',
    facts: [
      'The shipping forecast is three hundred words long and has been learned by heart by people who own no boat.',
      'Its grammar has no verbs, since there is no one to blame.',
      '"Occasionally poor" is the most truthful adverb in broadcasting.',
    ],
    german: {
      many: 'Wetterberichte',
      facts: [
        'Den Seewetterbericht kennen Menschen auswendig, die kein Boot besitzen.',
        'Seine Sätze haben keine Verben, denn es ist niemand schuld.',
      ],
    },
  },
  {
    category: 'image',
    one: 'a contact sheet',
    many: 'contact sheets',
    facts: [
      'A contact sheet shows the minute before and the minute after, which is to say the truth.',
      'The red grease pencil is the most decisive instrument in the history of the picture.',
      'Thirty-six frames: long enough to change your mind, short enough to have one.',
    ],
    german: {
      many: 'Kontaktabzüge',
      facts: [
        'Ein Kontaktabzug zeigt die Minute davor und die Minute danach, also die Wahrheit.',
        'Sechsunddreißig Bilder: lang genug, um seine Meinung zu ändern.',
      ],
    },
  },
  {
    category: 'image',
    one: 'a postcard',
    many: 'postcards',
    facts: [
      'A postcard is public, cheap, and late, and nothing since has been better at affection.',
      'The sky on old cards was put in afterwards, by one person in a back room who did all the skies.',
      'Nobody has ever thrown one away without reading it once more.',
    ],
    german: {
      many: 'Postkarten',
      facts: [
        'Eine Postkarte ist öffentlich, billig und verspätet, und nichts war seither zärtlicher.',
        'Der Himmel wurde nachträglich eingesetzt, von einem Menschen im Hinterzimmer, der alle Himmel machte.',
      ],
    },
  },
  {
    category: 'image',
    one: 'a family album',
    many: 'family albums',
    facts: [
      'The album is edited harder than any newspaper.',
      'Whoever took the pictures is in none of them.',
      'The captions stop in the year when everybody still knew everybody.',
    ],
    german: {
      many: 'Familienalben',
      facts: [
        'Das Album ist strenger redigiert als jede Zeitung.',
        'Wer fotografiert hat, ist auf keinem Bild.',
      ],
    },
  },
  {
    category: 'image',
    one: 'a shade of blue',
    many: 'shades of blue',
    facts: [
      'Blue is the last colour that languages find a word for, and the first that they put on a flag.',
      'It was once measured in grams of stone and written into contracts.',
      'Ask six people to fetch you the blue one and you will learn something about six people.',
    ],
    german: {
      many: 'Blautöne',
      facts: [
        'Blau ist die letzte Farbe, für die Sprachen ein Wort finden, und die erste, die sie auf eine Fahne setzen.',
        'Man hat es einst in Gramm Stein gemessen und in Verträge geschrieben.',
      ],
    },
  },
  {
    category: 'sound',
    one: 'a radio voice',
    many: 'radio voices',
    facts: [
      'A radio voice is furniture: you only notice it when it has been moved.',
      'The pause before the news is exactly as long as one breath, because it is one.',
      'We know its moods better than those of our neighbours, and would not recognise it at the baker.',
    ],
    german: {
      many: 'Radiostimmen',
      facts: [
        'Eine Radiostimme ist ein Möbel: Man bemerkt sie erst, wenn sie verrückt wurde.',
        'Die Pause vor den Nachrichten dauert einen Atemzug, denn sie ist einer.',
      ],
    },
  },
  {
    category: 'sound',
    one: 'a church bell',
    many: 'church bells',
    facts: [
      'A bell is tuned by removing what is wrong with it, from the inside, on a lathe.',
      'It tells the hour to people who have a watch, and the village to people who have left it.',
      'The lowest partial is called the hum, and it is what you feel in the bench.',
    ],
    german: {
      many: 'Kirchenglocken',
      facts: [
        'Eine Glocke wird gestimmt, indem man innen wegnimmt, was falsch ist.',
        'Sie sagt die Stunde denen, die eine Uhr haben, und das Dorf denen, die fortgegangen sind.',
      ],
    },
  },
  {
    category: 'sound',
    one: 'an upright piano',
    many: 'upright pianos',
    facts: [
      'An upright stands with its face to the wall and its back to the room, like a shy guest.',
      'It goes out of tune in the order in which it was loved.',
      'Nobody buys one any more; they are handed on, up four flights, by friends who will remember it.',
    ],
    german: {
      many: 'Klaviere',
      facts: [
        'Ein Klavier verstimmt sich in der Reihenfolge, in der es geliebt wurde.',
        'Niemand kauft eines; sie werden weitergereicht, vier Treppen hinauf.',
      ],
    },
  },
  {
    category: 'sound',
    one: 'a silence',
    many: 'silences',
    facts: [
      'Every room has its own, and sound engineers record a minute of it before they leave.',
      'It is never the absence of sound, only the absence of the sound you were waiting for.',
      'The loudest is the one after the refrigerator stops.',
    ],
    german: {
      many: 'Pausen',
      facts: [
        'Jeder Raum hat seine eigene Stille, und im Film nimmt man eine Minute davon mit nach Hause.',
        'Die lauteste ist die, nachdem der Kühlschrank verstummt.',
      ],
    },
  },
  {
    category: 'food',
    one: 'a handwritten menu',
    many: 'handwritten menus',
    facts: [
      'A handwritten menu says that somebody went to the market and came back with an opinion.',
      'The crossed-out dish is the one you want.',
      'Chalk is honest: it cannot promise anything beyond tonight.',
    ],
    german: {
      many: 'handgeschriebene Speisekarten',
      facts: [
        'Eine handgeschriebene Karte sagt, dass jemand auf dem Markt war und eine Meinung mitgebracht hat.',
        'Das durchgestrichene Gericht ist das, was man möchte.',
      ],
    },
  },
  {
    category: 'food',
    one: 'a bread oven',
    many: 'bread ovens',
    facts: [
      'A village oven was fired once a week, and gossip was baked in the falling heat.',
      'The crust is the record of one hour, and it keeps for a day.',
      'Bakers read the temperature with a handful of flour: brown is ready, black is too soon.',
    ],
    german: {
      many: 'Backöfen',
      facts: [
        'Der Dorfofen wurde einmal in der Woche geheizt, und in der Restwärme buk man die Neuigkeiten.',
        'Die Kruste ist das Protokoll einer Stunde.',
      ],
    },
  },
  {
    category: 'food',
    one: 'a recipe card',
    many: 'recipe cards',
    facts: [
      'The stain tells you which line was read with wet hands.',
      '"Butter the size of an egg" is a unit that has outlived three currencies.',
      'A recipe is a letter to someone who will be alone in a kitchen.',
    ],
    german: {
      many: 'Rezeptkarten',
      facts: [
        'Der Fleck verrät, welche Zeile mit nassen Händen gelesen wurde.',
        'Ein Rezept ist ein Brief an jemanden, der allein in einer Küche stehen wird.',
      ],
    },
  },
  {
    category: 'food',
    one: 'a station buffet',
    many: 'station buffets',
    facts: [
      'Everything there is ready, since nobody knows how long anybody has.',
      'The clock over the bar runs two minutes fast, out of kindness.',
      'It served the only soup in the country that was known by the name of its platform.',
    ],
    german: {
      many: 'Bahnhofsbuffets',
      facts: [
        'Alles ist fertig, denn niemand weiß, wie lange jemand hat.',
        'Die Uhr über der Theke geht zwei Minuten vor, aus Freundlichkeit.',
      ],
    },
  },
  {
    category: 'nature',
    one: 'a hedgerow',
    many: 'hedgerows',
    facts: [
      'Count the kinds of shrub in thirty paces, multiply by a hundred, and you have the age of the hedge.',
      'A hedge is a wall that has to be argued with every winter.',
      'It is the longest nature reserve in the country, and one metre wide.',
    ],
    german: {
      many: 'Hecken',
      facts: [
        'Eine Hecke ist eine Mauer, mit der man jeden Winter verhandeln muss.',
        'Sie ist das längste Naturschutzgebiet des Landes und einen Meter breit.',
      ],
    },
  },
  {
    category: 'nature',
    one: 'an allotment',
    many: 'allotments',
    facts: [
      'The rules run to eleven pages, and the tallest sunflower wins all the same.',
      'A shed is a house from which everything unnecessary has been removed, except the radio.',
      'In August the currency is courgettes, and it collapses within a week.',
    ],
    german: {
      many: 'Schrebergärten',
      facts: [
        'Die Satzung hat elf Seiten, und trotzdem gewinnt die höchste Sonnenblume.',
        'Im August ist die Währung Zucchini, und sie bricht in einer Woche zusammen.',
      ],
    },
  },
  {
    category: 'nature',
    one: 'a tide table',
    many: 'tide tables',
    facts: [
      'A tide table is the only almanac that has never been wrong in a way that mattered.',
      'It knows where the moon will be on a Tuesday in eleven years.',
      'On the coast you learn to read it before you learn to read.',
    ],
    german: {
      many: 'Gezeitentafeln',
      facts: [
        'Die Gezeitentafel weiß, wo der Mond an einem Dienstag in elf Jahren steht.',
        'An der Küste lernt man sie lesen, bevor man lesen lernt.',
      ],
    },
  },
  {
    category: 'nature',
    one: 'a window-box garden',
    many: 'window boxes',
    facts: [
      'Eighty centimetres of earth are enough to be disappointed by the weather.',
      'They are planted for the street and watered for oneself.',
      'The swift that nests above them has flown from the Congo to sit over your geraniums.',
    ],
    german: {
      many: 'Balkonkästen',
      facts: [
        'Achtzig Zentimeter Erde reichen, um vom Wetter enttäuscht zu werden.',
        'Bepflanzt werden sie für die Straße, gegossen für sich selbst.',
      ],
    },
  },
  {
    category: 'work',
    one: 'an index card',
    many: 'index cards',
    facts: [
      'An index card is exactly as large as one thought.',
      'Shuffled, they are a theory; dropped, they are a crisis.',
      'The drawer remembers what you meant to write, and does not press the matter.',
    ],
    german: {
      many: 'Karteikarten',
      facts: [
        'Eine Karteikarte ist genau so groß wie ein Gedanke.',
        'Die Schublade weiß noch, was man schreiben wollte, und drängt nicht.',
      ],
    },
  },
  {
    category: 'work',
    one: 'a workbench',
    many: 'workbenches',
    facts: [
      'The height of a bench is the distance from the floor to a decision.',
      'Every cut that went too deep is still there, and so is the person who made it.',
      'Tools hang in the order of the hand, not of the catalogue.',
    ],
    german: {
      many: 'Werkbänke',
      facts: [
        'Jeder Schnitt, der zu tief ging, ist noch da, und auch der Mensch, der ihn gemacht hat.',
        'Das Werkzeug hängt in der Ordnung der Hand, nicht des Katalogs.',
      ],
    },
  },
  {
    category: 'work',
    one: 'a coffee break',
    many: 'coffee breaks',
    facts: [
      'Nothing has ever been decided in the meeting that was not decided beside the kettle.',
      'Fifteen minutes were won by a strike, and nobody remembers which.',
      'The good cup is hidden behind the sugar, and everybody knows it.',
    ],
    german: {
      many: 'Kaffeepausen',
      facts: [
        'In der Sitzung wurde nie etwas entschieden, das nicht schon neben dem Wasserkocher feststand.',
        'Die gute Tasse ist hinter dem Zucker versteckt, und alle wissen es.',
      ],
    },
  },
  {
    category: 'work',
    one: 'a repair shop',
    many: 'repair shops',
    facts: [
      'The counter is high, so that you have to put the thing down and let go of it.',
      'They ask what happened, and everybody lies a little.',
      'A repair begins with the question whether it was worth making in the first place.',
    ],
    german: {
      many: 'Reparaturwerkstätten',
      facts: [
        'Der Tresen ist hoch, damit man die Sache hinstellen und loslassen muss.',
        'Sie fragen, was passiert ist, und alle lügen ein wenig.',
      ],
    },
  },
]

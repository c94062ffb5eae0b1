import type { Saying } from '../../../../lessons/lesson.ts';
import type { LessonStepId } from './script.ts';

export const en: Readonly<Record<LessonStepId, Saying>> = {
  welcome: {
    title: 'Welcome to the bamboo grove',
    text: `A home, a grove, four temples: your family’s life for **four years**. Whoever is **happiest** in the end wins.

Everybody gets six bamboo **shoots**, each with a colour and an action.`,
  },
  gift: {
    title: 'Spring: a gift',
    text: `Every spring brings a stick of incense and a **gift of the forest**. Pick cooking, then take the tea.`,
  },
  visit: {
    title: 'Summer: visit a temple',
    text: `Your shoots lie in the **temple areas** of your mat. Move your marker to the red area: it holds two.`,
  },
  offer: {
    title: 'An offering',
    text: `A visit takes **a stick for every shoot**. Offer yours in the red temple. The sticks there are a ghost’s, who joins in when two play.`,
  },
  plant: {
    title: 'Into the grove',
    text: `Plant both shoots: harmony in groove 2, home improvement in groove 1. They **slide in from below and push out** the top ones, which will be yours.`,
  },
  buy: {
    title: 'A stick, an action',
    text: `Two sticks, so two shoots act. First **home improvement**: buy the azalea bush for 2 coins.`,
  },
  furnish: {
    title: 'Where it stays for good',
    text: `A tile in your home never moves again. Put this **garden** into the right part.`,
  },
  harmony: {
    title: 'Harmony',
    text: `Next, **harmony**: it does two things. Take the tile that asks for a garden on the right, and score it at once: 2 happiness.`,
  },
  push: {
    title: 'What came out',
    text: `The two shoots that came out lie in the areas of their **colour**; one is a **joker**.

Now your neighbours play.`,
  },
  visitAgain: {
    title: 'Somewhere else',
    text: `The marker must **move every turn**. Visit the green area, where the joker is.`,
  },
  send: {
    title: 'A stick for a coin',
    text: `Your neighbours have two sticks in red as well, above yours, and **in a tie the latest wins**.

For **1 coin** send a stick there. The other goes to green.`,
  },
  plantAgain: {
    title: 'Plant again',
    text: `Grooves 3 and 4 will give you two more jokers: a groove is also a choice of what you can do next.`,
  },
  joker: {
    title: 'The joker',
    text: `A joker is **any action**. Winter is near, so let it cook.`,
  },
  food: {
    title: 'Food',
    text: `Take the rice: it is worth 2 food, tea 1 and ramen 3.`,
  },
  autumn: {
    title: 'Autumn is coming',
    text: `In autumn **the most sticks in a temple win its spirit**. You have three in red, your neighbours two.

Your other shoot brings 2 coins; then they finish the summer.`,
  },
  meal: {
    title: 'Winter',
    text: `The spirit is yours! But in winter **every home tile needs 1 food**, or you lose happiness. You have one tile, so tea will do: no change is given for rice.`,
  },
  year: {
    title: 'A new year',
    text: `The lowest tiles have left the markets, and your neighbours go first. Now everybody has **5 sticks**, later 6, then 7.`,
  },
  spirit: {
    title: 'Call a spirit',
    text: `In your turn you may call a spirit. Rokurokubi brings 2 coins, then **sleeps** until you wake it in winter, for a coin.`,
  },
  skip: {
    title: 'The years go by',
    text: `You know a whole year now. Let us skip to your last tile.`,
  },
  balance: {
    title: 'Balance',
    text: `At the end **left and right are compared**: every comfort of difference costs 2 happiness. Left has 2, right 3, this tile 1: put it on the left.`,
  },
  last: {
    title: 'The last winter',
    text: `One more meal, and four years are over. Coins, food and sticks will be worth nothing.`,
  },
  end: {
    title: 'Who is happiest?',
    text: `Added at the end: 2 happiness for **every kind of spirit**, and half for fulfilled harmony tiles on your mat. An uneven home costs some.

Most happiness wins; in a tie, comfort.`,
  },
};
